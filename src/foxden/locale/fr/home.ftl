# The home page, and the page about oneself.

home-title = Foxden : trois jeux de cartes à portée de doigt
home-description = Foxy, Fou ! et Le Renard des Bois Duo dans le navigateur : tout de suite contre des bots, ou entre amis grâce à un lien. Gratuit, sans compte.
home-claim = Trois jeux à portée de doigt
home-promise = Avec des bots, ou entre amis par un lien.
home-no-account = Sans compte, sans publicité, sans rien installer.

# How many can play, and how long it takes at a table.
facts-foxy = 1+ joueurs · 20 min
facts-fool = 4–8 joueurs · 45 min
facts-duet = 2 joueurs · 30 min
about-foxy = Vingt cartes pleines d’animaux. Combien en avez-vous déjà vu ? Sans notes, de mémoire.
about-fool = Videz votre main, mais gare à la plus mauvaise carte : le Fou passe son tour.
about-duet = Ensemble et sans un mot : gagnez ou perdez les plis, trouvez les gemmes.

play-now = Jouer
make-a-table = Ouvrir une table
how-to-play = Comment jouer

join-title = Rejoindre avec un code
join-label = Code ou lien
join = Rejoindre
join-hint = Six lettres et chiffres, comme K7M Q2P. Un lien entier convient aussi.
join-empty = Saisissez le code reçu, ou collez le lien.
join-length = Un code a six lettres et chiffres ; il y en a { $given } ici.
join-letters = Aucun code ne contient O, 0, I ou 1, ni d’accent. Regardez bien : de quelle lettre peut-il s’agir ?
join-unknown = Aucune table n’a le code { $code }. Toutes les lettres sont-elles justes ?

running-title = Reprendre la partie
go-on-with = Reprendre { $game }
code-of-table = Code { $code }
table-over = Partie terminée
show-all =
    { $count ->
        [one] Tout afficher
       *[other] Tout afficher ({ $count })
    }
finished-title = Parties terminées
finished-means = Le relevé contient chaque carte et chaque coup d’une partie. Foxden peut la rejouer et vérifier que le mélange était honnête.
finished-none = Vos parties terminées apparaîtront ici.
save-record = Relevé

about-foxden = À propos de Foxden
footer-rules = Règles : { $game }
not-affiliated = Fait par des admirateurs de ces jeux, sans lien avec leurs auteurs ni leurs éditeurs.

your-page = Vous
your-page-named = Vous : { $name }
face-title = Comment les autres vous voient
your-name = Votre nom
your-name-hint = Rien n’y oblige, mais les amis aiment savoir qui joue. À une table où règne le silence, un nouveau nom n’apparaît qu’ensuite.
your-colour = Votre couleur
face-1 = Rouge brique
face-2 = Ambre
face-3 = Vert mousse
face-4 = Bleu canard
face-5 = Bleu mer
face-6 = Bleu violet
face-7 = Violet
face-8 = Framboise
save = Enregistrer
face-saved = C’est noté : les autres vous voient ainsi désormais.
nobody-yet = Personne ne vous connaît encore ici, et c’est très bien : vous pouvez jouer tout de suite. Dès que vous aurez un nom ou une place à une table, vous trouverez ici vos tables, vos parties et un lien pour vos autres appareils.

tables-title = Vos tables
tables-none = Vous n’êtes à aucune table. Une nouvelle partie est à portée de doigt.

device-title = Sur un autre appareil
own-link-means = Ouvrez votre lien personnel sur votre téléphone ou votre ordinateur : vous y serez la même personne, avec le même nom, les mêmes places, les mêmes parties.
show-own-link = Afficher mon lien
own-link = Votre lien personnel
own-link-secret = Il est secret : quiconque l’a peut être vous.
copy-own-link = Copier
copied = Copié.
copy-yourself = Ce navigateur ne sait pas copier. Le lien est sélectionné : copiez-le vous-même.
send-link = Envoyer
new-link = Nouveau lien
new-link-means = Un nouveau lien annule le précédent. Les appareils qui sont déjà les vôtres le restent.
new-link-made = Voici votre nouveau lien. Le précédent ne marche plus.

be-here-title = Ce lien est-il le vôtre ?
be-here-means = Alors ce navigateur peut être vous, comme sur votre autre appareil : même nom, mêmes places, mêmes parties. Répondez non si quelqu’un d’autre vous a envoyé ce lien.
be-here-instead = Jusqu’ici, vous êtes { $name } dans ce navigateur. Seul son propre lien mène encore aux places de cette personne : copiez-le d’abord s’il doit encore servir.
be-here-instead-guest = Ici, vous avez des places à des tables sans avoir donné de nom ; vous ne pourriez plus y revenir.
be-here-yes = Oui, c’est moi
be-here-no = Non, ne rien changer
be-here-done = Vous revoilà, { $name } !
be-here-done-guest = Vous revoilà !

forget-title = Se faire oublier
forget-means = Tout ce que l’on sait de vous ici : votre nom et votre couleur, vos places, ce que vous avez écrit, vos parties terminées. Vous pouvez le faire effacer.
forget-me = Me faire oublier…
forget-first = Votre nom, votre couleur et ce que vous avez écrit sont effacés, votre nom disparaît des relevés de parties, et des bots prennent vos places. Est-ce bien ce que vous voulez ?
forget-next = Oui, continuer
forget-second = Vraiment ? Impossible de revenir en arrière : vos tables, la liste de vos parties et votre lien personnel seront perdus pour toujours.
forget-yes = Oui, oubliez-moi
forget-no = Non, tout garder
forgotten = C’est fait. On ne sait plus rien de vous ici.

# Shown by the browser itself while the server cannot be reached.
closed = La maison est fermée
closed-means = Foxden ne répond pas pour l’instant. Cette page réessaie d’elle-même à quelques secondes d’intervalle et s’ouvrira dès que possible ; rien n’est perdu entre-temps.
