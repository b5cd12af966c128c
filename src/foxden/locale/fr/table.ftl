# Around a game: people, chat, what can be done at a table.
guest = Invité { NUMBER($number, useGrouping: "false") }
bot = Bot { NUMBER($number, useGrouping: "false") }
free-seat = Place libre
somebody = Quelqu’un
the-host = L’hôte
you = vous
short-name-duet = Renard Duo

# The header and what stands below it.
your-turn = À vous de jouer
people = Joueurs
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-silent = Discussion. { $why }
lost = Impossible de revenir à cette table.
no-answer-yet = Le serveur ne répond pas encore. La page continue d’essayer…
not-sent = Pas de connexion en ce moment : rien n’a été envoyé.
reconnecting = Reconnexion… votre place est gardée.
paused = La partie est en pause.
paused-by = La partie est en pause. { $name } peut la reprendre.
resume = Reprendre
held-for-you = Un bot joue à votre place.
take-back = Jouer moi-même
you-watch = Vous regardez la partie.
back-to-seat = Revenir à ma place
shuffling = On mélange les cartes…
nudged = La table vous attend.
time-left = Temps restant

# Gathering: who comes, and how.
invite = Inviter
qr-alt = Code QR contenant le lien de cette table
qr-hint = À scanner
table-code = Code de la table
code-hint = À dicter : on le saisit sur la page d’accueil.
link-to-play = Lien vers cette table
link-to-watch = Lien pour qui veut regarder
share-link = Partager
copy-link = Copier
link-copied = Le lien est copié. Collez-le où vous voulez.
link-by-hand = Le navigateur ne le permet pas. Le lien est sélectionné : copiez-le à la main.
link-leads-here = Seul cet appareil peut ouvrir ce lien. Pour jouer avec toute la maison, lancez Foxden avec --lan.
come-and-play = Venez jouer à « { $game } »
at-the-table = Autour de la table
seats-taken = Places : { $taken } sur { $seats }
tag-host = hôte
tag-program = programme
tag-away = hors ligne
tag-held = un bot joue
tag-awaited = doit jouer
tag-ready = prêt
tag-ending = veut arrêter
sit-here = S’asseoir ici
sit-here-at = S’asseoir ici : place { $number }
sit-down = S’asseoir
stand-up = Libérer ma place
add-bot = Mettre un bot à la place { $number }
remove-bot = Retirer { $name } de la table
fill-with-bots = Ajouter des bots
# In Foxy the levels are how well one remembers.
bot-level =
    { $game ->
        [foxy] { $level ->
            [easy] enfant
            [normal] adulte
           *[hard] éléphant
        }
       *[other] { $level ->
            [easy] facile
            [normal] moyen
           *[hard] difficile
        }
    }
change-bot-level = Niveau de { $name } : { $level }. Changer.
kick = Demander à { $name } de partir
kick-sure = Demander à { $name } de partir ?
kick-follows = Sa place devient libre, et cette personne ne pourra plus s’asseoir à cette table.
kick-yes = Demander de partir
rather-not = Finalement, non
more-free-seats =
    { $count ->
        [one] Et encore une place libre.
       *[other] Et encore { $count } places libres.
    }
watchers-count =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
came = { $name } prend place à la table.
went = { $name } a quitté la table.
no-seat-yet = Vous n’avez pas encore de place.
no-seat-free = Toutes les places sont prises : vous pouvez regarder.
seats-missing =
    { $count ->
        [one] Une place est libre : invitez quelqu’un ou donnez-la à un bot.
       *[other] { $count } places sont libres : invitez du monde ou mettez-y des bots.
    }
waiting-for-seats =
    { $count ->
        [one] On attend encore une personne.
       *[other] On attend encore { $count } personnes.
    }
all-here = La table est complète.
host-starts = Tout le monde est là. { $name } lance la partie.
start = Lancer la partie

# Oneself.
change-face = Changer mon nom et ma couleur
my-name = Mon nom
my-name-example = Comment vous appeler ?
keep-name = Garder ce nom
my-colour = Ma couleur
colour-1 = Rouge brique
colour-2 = Ambre
colour-3 = Vert mousse
colour-4 = Bleu canard
colour-5 = Bleu mer
colour-6 = Bleu violet
colour-7 = Violet
colour-8 = Framboise
colour-of = { $colour }, comme { $name }
name-waits = C’est noté. Les autres le verront dès que la parole sera libre.

# Setting the table up.
set-up = Préparation
host-sets-up = { $name } prépare la table. Vous suivez en direct.
setup-seats = Places
setup-fewer-seats = Une place de moins
setup-more-seats = Une place de plus
setup-seats-foxy = Foxy se joue à autant qu’on veut, même en solo.
setup-seats-fool = Fou ! se joue de 4 à 8.
setup-seat-in-use = { $name } occupe la dernière place. Demandez-lui d’abord d’en changer.
setup-rules = Règles
setup-preset-rulebook = Classique
setup-preset-rulebook-means = Comme dans le livret : le Renard demande combien d’animaux différents sont apparus.
setup-preset-family = Famille
setup-preset-family-means = Plus facile : le Renard est un chat de plus, et à chaque tour un nombre est annoncé à tous.
setup-preset-hard = Difficile
setup-preset-hard-means = Seul le nombre exact rapporte des points, et le Renard demande les cartes à un seul animal.
setup-preset-own = Sur mesure
setup-preset-own-means = Un mélange à vous, réglé ci-dessous.
setup-rules-in-detail = Les règles en détail
setup-fox = Quand le Renard arrive
setup-fox-different = Animaux différents
setup-fox-different-means = Le Renard demande combien d’animaux différents sont apparus.
setup-fox-cat = Un chat
setup-fox-cat-means = Le Renard compte comme une carte avec un chat.
setup-fox-most-seen = Le plus vu
setup-fox-most-seen-means = Le Renard demande combien de fois est apparu l’animal le plus vu.
setup-fox-singles = Animaux seuls
setup-fox-singles-means = Le Renard demande combien de cartes ne montraient qu’un animal.
setup-harder-or-easier = Plus dur ou plus facile
setup-exact-only = Exact ou rien
setup-exact-only-means = Plus dur : un nombre trop bas ne rapporte rien non plus.
setup-announce-last = Le dernier annonce
setup-announce-last-means = Plus facile : à chaque tour, la dernière personne à écrire annonce son nombre à tous.
setup-announce-last-alone = Impossible en solo : il n’y a personne à qui l’annoncer.
setup-level = Niveau
setup-level-1 = 1 · doux
setup-level-1-means = 12 gemmes, 5 signes + et 4 jetons Forêt. 10 points à la clé. Commencez par là.
setup-level-2 = 2 · ardu
setup-level-2-means = 13 gemmes plus éloignées, 3 signes + et 3 jetons Forêt. 20 points à la clé.
setup-level-3 = 3 · sauvage
setup-level-3-means = 16 gemmes, 3 signes + et 3 jetons Forêt. Chaque gemme compte. 30 points à la clé.
setup-clock = Chrono
setup-no-clock = Aucun
setup-no-clock-means = Chacun réfléchit aussi longtemps qu’il veut.
setup-own-clock = Autre
setup-clock-seconds = Secondes par décision
setup-clock-each = { $time } par décision
setup-clock-blank = Temps écoulé : la case reste vide. Deux fois de suite, et un bot garde la place jusqu’au retour de son occupant.
setup-clock-bot = Temps écoulé : un bot décide. Deux fois de suite, et il garde la place jusqu’au retour de son occupant.
setup-hints = Conseils
setup-hints-are =
    { $allowed ->
        [yes] Permis
       *[no] Aucun
    }
setup-hints-allowed = Conseils permis
setup-hints-means = À votre tour, vous pouvez demander ce que ferait un très bon joueur, et pourquoi.
setup-own-box = Cette table joue avec un paquet ou un plateau à elle.

# In play: people, one's seat, the game's end.
hosting = Pour l’hôte
pause = Mettre en pause
pause-means = Aucun chrono ne tourne et personne ne joue avant la reprise.
nudge = Relancer
nudge-whom = Relancer { $name }
nudge-sent = On rappelle à { $name } que tout le monde attend.
let-bot-play = Faire jouer un bot
let-bot-play-for = Faire jouer un bot pour { $name } jusqu’à son retour
show-everybody = Afficher les { $count }
my-seat = Ma place
lend-seat = Faire jouer un bot pour moi
lend-means = Vous pouvez reprendre votre place à tout moment.
leave = Quitter la table
leave-sure = Quitter la table ?
leave-follows = Un bot prend définitivement votre place. Vous pourrez encore regarder.
leave-follows-over = Votre place devient libre pour quelqu’un d’autre.
leave-yes = Quitter
invite-watchers = Inviter quelqu’un à regarder
end-here = Arrêter la partie
end-means = Elle s’arrête sans vainqueur quand toutes les personnes qui jouent sont d’accord. Un coup joué annule les accords.
agree-to-end = D’accord pour arrêter
agrees-to-end =
    { $count ->
        [one] { $names } veut arrêter la partie.
       *[other] { $names } veulent arrêter la partie.
    }
you-agree-to-end = Vous êtes d’accord pour arrêter. On attend encore : { $names }.
go-on-playing = Continuer quand même
offer-to-stop = Proposer d’arrêter
accept-to-stop = Accepter : on arrête
offers-to-stop = { $names } propose d’arrêter. Jouer, c’est refuser.
you-offer-to-stop = Vous avez proposé d’arrêter. Tout coup joué retire la proposition.
stop-means = Si vous êtes d’accord tous les deux, la partie est finie, et perdue.

# Between rounds, and after the game.
# A hint: what a strong player would do, and the reason.
hint-ask = Demander un conseil
hint-asked = Conseil en préparation…
hint-because = { $move } : { $why }
hint-move = { $move }.
next-round = Manche suivante
waiting-for = On attend { $names }
play-again = Rejouer
record = Relevé de la partie
fair-shuffle = Le mélange était-il honnête ?
fair-how = Avant chaque donne, le serveur s’est engagé sur un secret, dont l’empreinte figure ci-dessous. Puis la page de chaque joueur a ajouté son propre hasard. Les cartes découlent des deux : personne n’a pu les choisir.
fair-check = Enregistrez le relevé de la partie et vérifiez-le avec « foxden verify », sur votre machine, autant de fois que vous voulez.
fair-seal = Sceau du relevé
fair-commitments =
    { $count ->
        [one] L’engagement que cette page a reçu
       *[other] Les engagements que cette page a reçus
    }

# Chat.
lamp =
    { $why ->
        [round] Silence : on ne parle pas pendant une manche.
        [game] Silence : on ne parle pas de la première carte à la fin du décompte.
        [to_watchers] Vous regardez : jusqu’à la fin, seuls les autres spectateurs vous lisent.
       *[open] Tout le monde peut parler.
    }
chat-empty = Personne n’a encore rien écrit.
on-its-way = en route…
write-a-line = Écrire un message
send = Envoyer
mute-somebody = Masquer quelqu’un
mute = Masquer { $name }
unmute = Réafficher { $name }
watching = regarde

# Why the table says no. `led` is the colour or suit that was led, in English.
refusal-not-gathering = C’est possible seulement avant le début de la partie.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-over = La partie n’est pas encore finie.
refusal-paused = La partie est en pause : personne ne joue avant la reprise.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-host = Seul l’hôte peut le faire.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-free-seat = Aucune place n’est libre.
refusal-seat-taken = Quelqu’un d’autre y est assis.
refusal-kicked = L’hôte vous a demandé de ne pas vous asseoir à cette table. Vous pouvez regarder.
refusal-not-a-bot = Il n’y a pas de bot à cette place.
refusal-not-a-person = Il n’y a personne à cette place.
refusal-seats-in-use = Les places à retirer sont occupées.
refusal-bad-options = Ces options ne conviennent pas à ce nombre de joueurs.
refusal-bad-seats = Ici, une table ne peut pas avoir autant de places.
refusal-seats-missing = Toutes les places doivent être prises avant de commencer : invitez du monde ou mettez-y des bots.
refusal-stale = Entre-temps la question a changé. Regardez à nouveau.
refusal-not-awaited = Ce n’est pas cette place que la table attend.
refusal-no-pledge = Ce mélange ne demande plus de hasard.
refusal-only-the-clock = Une case ne reste vide que si le temps est écoulé. Écrivez un nombre.
refusal-not-between = Aucune manche n’est à préparer.
refusal-nothing-to-say = Il ne reste rien de ce texte qui puisse s’afficher.
refusal-silence-round = Silence : dans le Duo, on ne parle pas pendant une manche.
refusal-silence-game = Silence : à Foxy, on ne parle pas de la première carte à la fin du décompte.
refusal-too-much-chat = Trop de messages à la fois ; patientez un instant.
refusal-no-such-person = Cette personne n’est plus connue à cette table.
refusal-yourself = Vous ne pouvez pas vous faire cela.
refusal-no-hints = À cette table, il n’y a pas de conseils.
refusal-no-hint = Il n’y a pas de conseil pour cela.

# Why the rules say no.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-no-cards = Les cartes ne sont pas encore distribuées.
refusal-over = La partie est finie.
refusal-not-in-hand = Vous n’avez pas cette carte en main ({ $card }).
refusal-must-follow =
    { $led ->
        [green] Vous avez du vert : jouez du vert ou un « 1 ».
        [red] Vous avez du rouge : jouez du rouge ou un « 1 ».
        [yellow] Vous avez du jaune : jouez du jaune ou un « 1 ».
        [blue] Vous avez du bleu : jouez du bleu ou un « 1 ».
        [doves] Vous avez des colombes : il faut en jouer une.
        [roses] Vous avez des roses : il faut en jouer une.
       *[stars] Vous avez des étoiles : il faut en jouer une.
    }
refusal-fool = Vous êtes un Fou et passez ce pli.
refusal-already-written = Votre nombre pour ce tour est écrit, définitivement.
refusal-not-an-estimate = Une estimation est un nombre entier de { $least } à { $most }.
refusal-circled-before = On n’entoure qu’un nombre par partie, et c’est déjà fait.
refusal-not-asked =
    { $asked ->
        [play] Il s’agit maintenant de jouer une carte.
        [swap] Les Renards peuvent maintenant échanger la carte Décret.
        [give] Maintenant, chacun donne une carte à l’autre.
        [move] Qui a remporté le pli choisit maintenant où va le jeton.
       *[cover] Il faut maintenant choisir de quel côté pousse la forêt.
    }
refusal-already-given = Vous avez choisi votre carte ; c’est maintenant à votre partenaire.
refusal-not-these-steps = Le jeton ne peut pas aller là. Possible : { $possible }.
refusal-no-such-end = Le sentier a deux extrémités.
