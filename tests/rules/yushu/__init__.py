"""The rule page of 榆树麻将, rule by rule: each has a case that it decides and a near miss that it leaves alone."""
