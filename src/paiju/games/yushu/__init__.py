"""榆树麻将 (Yushu): 112 tiles, a wild 会儿, 夹胡, 飘胡, 七小对; all three pay."""
