/** Irregular inflections, `lemma: form form ...`. A form that is oftener a word of its own ("lay", "bit", "ground") stays out. */
const IRREGULAR = `
be: am is are was were been
have: has had having
do: does did done
go: goes went gone
arise: arose arisen
awake: awoke awoken
beat: beaten
become: became
begin: began begun
bend: bent
bind: bound
bite: bitten
bleed: bled
blow: blew blown
break: broke broken
breed: bred
bring: brought
build: built
burn: burnt
buy: bought
catch: caught
choose: chose chosen
cling: clung
come: came
creep: crept
cut: cutting
deal: dealt
dig: dug
draw: drew drawn
dream: dreamt
drink: drank
drive: drove driven
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
flee: fled
fling: flung
fly: flew flown flies
forbid: forbade forbidden
forget: forgot forgotten
forgive: forgave forgiven
forsake: forsook forsaken
freeze: froze frozen
get: got gotten
give: gave given
grind: grinding
grow: grew grown
hang: hung
hear: heard
hide: hid hidden
hit: hitting
hold: held
keep: kept
kneel: knelt
know: knew known
lead: led
lean: leant
leap: leapt
learn: learnt
leave: left
lend: lent
let: letting
lie: lain lying
light: lit
lose: lost
make: made
mean: meant
meet: met
mistake: mistook mistaken
overthrow: overthrew overthrown
pay: paid
rend: rent
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran running
say: said
see: saw seen
seek: sought
sell: sold
send: sent
set: setting
shake: shook shaken
shine: shone
shoot: shot
show: shown
shrink: shrank shrunk
shut: shutting
sing: sang sung
sink: sank sunk
sit: sat
slay: slew slain
sleep: slept
sling: slung
slit: slitting
smite: smote smitten
speak: spoke spoken spake
spend: spent
spill: spilt
spin: spun
spit: spat
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stink: stank stunk
strew: strewn
strike: struck
strive: strove striven
swear: swore sworn sware
sweep: swept
swell: swollen
swim: swam swum
swing: swung
take: took taken
teach: taught
tear: tore torn
tell: told
think: thought
throw: threw thrown
thrust: thrusting
tread: trod trodden
understand: understood
wake: woke woken
wear: wore worn
weave: wove woven
weep: wept
win: won
wring: wrung
write: wrote written
die: dying
tie: tying
dye: dyeing
man: men
woman: women
child: children childer
foot: feet
tooth: teeth
goose: geese
mouse: mice
louse: lice
ox: oxen
knife: knives
life: lives
wife: wives
wolf: wolves
thief: thieves
calf: calves
half: halves
leaf: leaves
self: selves
loaf: loaves
elf: elves
shelf: shelves
staff: staves
carcass: carcase carcases
gipsy: gypsy gypsies
whisky: whiskey
murder: murther murthered
damn: dammed
`

/** Words whose ending only looks like an inflection. */
export const UNINFLECTED: ReadonlySet<string> = new Set(
  `his this us thus yes always perhaps alas news less lens series species gas bus plus christmas its hers ours theirs yours as
  besides towards afterwards upwards downwards forwards backwards sometimes whereas nowadays gallows
  thing something nothing anything everything king ring spring string wing sing bring swing sting cling fling sling wring
  morning evening ceiling during pudding darling duckling dumpling stocking shilling farthing herring starling sibling
  wedding building feeling meaning clothing bedding lodging being
  wicked naked sacred hatred hundred kindred wretched crooked rugged ragged beloved indeed need seed feed speed breed weed
  heed deed creed greed bed red shed sled led fed wed sped shred embed bred
  bless dress cross loss moss boss kiss miss hiss grass glass class mass pass ass press stress mess guess chess success
  princess goddess hostess duchess actress mistress happiness darkness witness business illness madness wilderness
  paradise various precious serious curious famous nervous jealous furious dangerous genius chorus circus
  virus focus tennis axis basis crisis oasis dais iris james thomas jesus moses charles
  molasses trousers scissors spectacles politics physics mathematics tidings riches
  drunken sullen golden wooden heathen garden kitchen chicken maiden open even
  stuffing legging earring lightning meantime offspring outing ping
  blessing dwelling drawing painting
  arms goods odds bowels entrails guts`.split(/\s+/),
)

export const IRREGULAR_LEMMA: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split('\n')
    .flatMap((line) => {
      const [lemma = '', forms = ''] = line.split(': ')
      return forms.split(' ').map((form): [string, string] => [form, lemma])
    }),
)
