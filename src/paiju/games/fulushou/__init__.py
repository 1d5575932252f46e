"""歪胡子（福禄寿） (Fulushou): 80 word cards, at least 8 息, only cards turned from the wall are won."""
