# What every page needs.

name-foxy = Foxy
name-fool = Fou !
name-duet = Le Renard des Bois Duo

loading = Un instant…
page-failed = Cette page n’a pas pu être chargée.
try-again = Réessayer
not-this-one = Une autre
close = Fermer
rules = Règles
settings = Réglages
to-home = Accueil

language = Langue
theme = Apparence
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
speed = Vitesse
speed-calm = Calme
speed-normal = Normale
speed-fast = Rapide
setting-sound = Sons
setting-sound-means = De petites notes quand c’est à vous, quand une carte tombe, quand un jeton avance.
setting-one-tap = Jouer d’un seul geste
setting-one-tap-means = Sinon, toucher une carte la choisit, la toucher encore la joue.
setting-preview = Aide à la table
setting-preview-means = Fou ! : qui serait le Fou à cet instant. Duo : où mènerait une carte.

# Why the server says no. `text` is what the server itself says, in English.
refusal-fault = Quelque chose s’est mal passé sur le serveur.
refusal-offline = Le serveur ne répond pas.
refusal-not-found = Il n’y a rien ici.
refusal-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou trop ancien.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-broken-table = Cette table ne peut plus être lue. La raison est dans le journal du serveur.
refusal-gone = Cette table n’existe plus.
refusal-forgotten = Ici, on ne sait plus rien de vous, comme vous l’avez demandé.
refusal-too-fast = Trop de choses à la fois ; un peu plus lentement, s’il vous plaît.
refusal-too-many-tables = Vous avez ouvert trop de tables. Terminez ou quittez-en une d’abord.
refusal-too-many-sockets = Trop de connexions ouvertes en même temps de votre côté.
refusal-too-many-people = Trop de nouveaux venus depuis cette adresse ; patientez un peu.
refusal-too-many-guesses = Trop de codes qui ne mènent nulle part ; patientez un peu.
refusal-full-house = Ce serveur ne peut pas accueillir plus de tables.
refusal-not-kept = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; veuillez réessayer.
refusal-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
refusal-bad-token = On ne vous connaît plus ici.
refusal-nobody = On ne vous connaît pas encore ici.
refusal-other-site = Cette demande vient de la page d’un autre site.
refusal-unknown-host = Ce serveur n’est pas connu sous ce nom.
