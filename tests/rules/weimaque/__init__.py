"""The rule page of 安乡偎麻雀 as tests of play, by rule id."""
