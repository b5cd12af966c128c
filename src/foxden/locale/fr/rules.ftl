# Around the rules of every game. *So* is printed in bold, in all files of rules.

rules-of = Règles de « { $game } »
rules-contents = Sommaire
rules-now = En ce moment
rules-here = à cette table
rules-usual = règle de base
rules-example = Exemple
rules-play = Jouer
rules-as-page = Lire ces règles sur une page à part
rules-other-games = Les autres jeux
rules-unknown = Il n’y a pas de règles à ce nom.
rules-unknown-help = Mais voici celles de nos trois jeux :
rules-decisions-why = Ici, le livret ne dit rien ou peut se lire de deux façons. Voici ce que fait Foxden.
rules-reconstructed = Ce qui n’est pas certain
