"""The rule page of 歪胡子（福禄寿）, rule by rule: each has a case it decides and a near miss."""
