"""The scoring of 安乡偎麻雀, item by item."""
