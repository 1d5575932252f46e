"""安乡偎麻雀 (Weimaque): word cards for three seats, wins on turned cards only, five editions of 名堂."""
