const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** Titles that stand before a name and make it a person's. Lower case, without full stop. */
export const ENGLISH_TITLES = words(
  `mr mrs ms miss mlle mme master mistress sir lady lord madam madame monsieur mademoiselle dr doctor professor captain colonel
  messer fra don donna signor signora madonna herr frau general major admiral lieutenant sergeant king queen prince princess emperor empress duke duchess count countess baron
  baroness earl uncle aunt auntie grandma grandpa grandmother grandfather granny brother sister father mother friar saint st
  cousin old young little dame squire mas'r marse massa reverend judge inspector sheikh imam widow nurse`,
)

/** Titles with which no name can be an animal's. */
export const PERSON_TITLES = words(
  'mr mrs ms miss sir lady lord madam madame monsieur dr doctor professor captain colonel general uncle aunt sheikh squire inspector',
)

/** Titles that tell a man from a woman. */
export const MALE_TITLES = words(
  'mr master sir lord monsieur messer fra don signor herr king prince emperor duke count baron earl uncle grandpa grandfather brother father friar squire sheikh',
)
export const FEMALE_TITLES = words(
  `mrs ms miss mlle mme mistress lady madam madame mademoiselle donna signora madonna frau queen princess empress duchess countess
  baroness aunt auntie grandma grandmother granny sister mother dame widow`,
)

/** Words that stand between the article and somebody called by what he is: "the poor young Fisherman". */
export const ATTRIBUTES = words(
  `young old little poor great good dear big brave wise small tiny fair beautiful kind wicked clever foolish proud sad happy angry
  lovely pretty ugly strange white black red green blue golden silver grey gray brown tall fat thin lazy hungry selfish cruel sly
  mighty noble gentle fierce lonely blind lame honest stupid faithful famous silent`,
)

/** Many people under one name: "the Council". */
export const GROUP_NOUNS = words(
  'crew army navy fleet council committee jury company crowd party society police band gang tribe clan troop regiment family audience senate league assembly junto guild patrol brigade bar board law factory inquisition convention academy kirk union office bank institute club legion review building',
)

export const ENGLISH_SPEECH = words(
  `said says say asked asks cried cries replied replies answered answers exclaimed shouted shouts whispered whispers called
  calls thought thinks murmured muttered growled roared screamed sobbed laughed sighed begged remarked continued returned
  added demanded declared explained observed inquired enquired gasped groaned snapped sang`,
)

export const ENGLISH_ANIMALS = words(
  `ant ass badger bat bear beaver bee beetle bird bluebird boar buck buffalo bull bunny butterfly calf camel cat caterpillar
  centipede chick chicken chimpanzee cobra cock cockerel cow crab cricket crocodile crow cub deer dinosaur dog dolphin donkey
  dove dragon dragonfly duck duckling eagle elephant falcon fawn firefly fish fly foal fox frog gazelle giraffe goat goldfish
  goose gosling grasshopper guinea hamster hare hawk hedgehog hen heron hippo hippopotamus honeyguide hornet horse hound
  hyena ibex jackal jackdaw kangaroo kid kitten kingfisher ladybird lamb lark leopard lion lioness lizard llama lobster lynx
  magpie mare millipede mole mongoose monkey mouse mice mosquito mule nightingale octopus oryx ostrich otter owl ox oyster panda panther
  parrot partridge peacock pelican penguin pig pigeon piglet polecat pony porcupine puppy python rabbit raccoon ram rat raven
  reindeer rhinoceros robin rooster salmon scorpion seal serpent shark sheep snail snake sparrow spider squirrel stag starling
  stork swallow swan tadpole thrush tiger toad tortoise turkey turtle vulture walrus wasp weasel whale wolf worm wren zebra`,
)

/** People a story may call by what they are instead of by a name. */
export const ENGLISH_ROLES = words(
  `king queen prince princess emperor sultan caliph vizier mermaid witch wizard giant ogre fairy genie dwarf elf goblin troll
  knight huntsman hunter woodcutter fisherman miller tailor shoemaker cobbler blacksmith farmer shepherd merchant soldier
  captain pirate robber thief beggar hermit monk teacher doctor nurse gardener cook servant maid ferryman boy girl child
  grandmother grandfather mother father stepmother brother sister wife husband widow woman man lad baby scarecrow doll
  robot ghost monster beast stranger traveller sailor policeman magistrate judge carpenter countryman`,
)

/** Capitalised words that are never characters. */
export const NOT_NAMES = words(
  `i god lord heaven christ jesus christian bible gospel english french german italian spanish greek latin roman indian
  american african european british scotch irish russian turkish arab chinese dutch monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december christmas easter
  eid ramadan chapter book part volume illustration page contents gutenberg project mr mrs ms miss dr sir madam lady
  gentleman ladies gentlemen majesty maiestie highness excellency grace honour oh ah eh o ha hush sahib effendi alas yes no well why what who when where how
  then there here now but and so if the a an this that these those he she it they we you my your his her its our their
  england london paris france america africa europe asia india egypt rome spain italy germany russia china north south east
  west street road park river mount mountain lake sea island bay thou thee thy poor dear good old king queen prince princess
  captain doctor father mother uncle aunt brother sister mamma mama papa mummy daddy dad mum mom grandma grandpa grandmother
  grandfather granny nature providence fate death time love spring summer autumn winter heavens devil satan latin ph ok tv
  american englishman frenchman indians jew jews christians romans catholic protestant bull majesty moor squire almighty
  act scene enter exit canto stave preface moral house castle hall court square inn abbey church palace tower college
  magic romance liberty fortune luck wisdom science
  greece normandy sussex mediterranean rhine hudson niger thames cawnpore holland belgium poland sweden norway denmark ireland scotland wales canada australia mexico brazil
  ltd ms folio col capt mss vol society press books
  school hospital hotel avenue lane bridge gate war state states government parliament congress army
  republic empire channel hun huns senate admiralty hell gehenna eastern western northern southern two three four five six seven eight nine ten
  christianity islam judaism scripture pacific atlantic saviour savior maker creator redeemer gawd royal sovereign orthodox whilst thus ay plan sr
  california oregon portland chicago boston philadelphia indiana kansas texas ohio nevada alaska`,
)

/** Family words that a young child's story uses as a name: "Grandma laughed". */
export const KIN_NAMES = words(
  'grandma grandpa granny grandmother grandfather mama mamma papa mummy daddy mommy mum dad mom mother father ma pa',
)

/** Roles so general that they only count where a story names nobody. */
export const GENERAL_ROLES = words(
  'boy girl child mother father man woman lad baby wife husband brother sister servant maid son',
)

/** Words that stand before the name of a place. */
export const PLACE_BEFORE = words(
  'in at from near into towards toward through across throughout around via reach reached',
)

/** Words that lead "to" a place; one goes and comes to persons too. */
export const TRAVEL = words(
  `journey journeys journeyed journeying voyage voyages voyaged sail sails sailed sailing travel travels travelled traveled
  travelling traveling road roads way trip trips expedition flight railway train path bound ride rode moved moving emigrated
  migrated drove drive fled marched march passage tour route up down over out across`,
)

/** Words whose "at" or "in" leads to a person: one laughs at somebody and believes in somebody. */
export const TOWARDS_PERSONS = words(
  `look looks looked looking laugh laughs laughed laughing smile smiled smiling stare stared staring glance glanced glancing
  gaze gazed gazing shout shouted shouting angry nod nodded wink winked point pointed pointing grin grinned frown frowned
  scowl scowled peer peered peep peeped aim aimed sneer sneered barked growled snapped swore yelled screamed snarled
  believe believed trust trusted confide confided delight delighted interest interested`,
)

/** What a person has: "Omar's eyes". */
export const PERSONAL_NOUNS = words(
  `eye eyes face hand hands head heart voice mother father sister brother wife husband son daughter uncle aunt cousin arm arms
  mind hair shoulder shoulders foot feet leg legs cheek cheeks lip lips ear ears mouth nose tears neck throat fingers chin
  bed clothes hat coat dress pocket thoughts thought delight surprise friend friends grandmother grandfather sleeve lap knee
  knees mamma papa mum dad bedroom birthday anger grief joy words side neck breast chest tail paw paws wings beak`,
)

/** "The wife of", "the voice of": what stands before "of" and a person. */
export const PERSON_OF = words(
  `son sons daughter daughters wife husband widow mother father brother sister friend friends voice face hand hands head eyes
  heart arms death life thoughts sight feet lap story`,
)

/** What only a person (or an animal told as one) does; it stands right behind the name. */
export const PERSONAL_VERBS = words(
  `said thought knew felt wanted laughed smiled nodded sat ran looked walked sighed wept hoped wished loved liked hated feared
  wondered heard saw turned shook jumped rose leaned stared glanced frowned blushed trembled ate drank slept woke spoke told
  asked took gave put held went came began tried decided remembered forgot believed understood obeyed hesitated
  listened stepped rushed hurried bent knelt says thinks knows feels wants laughs smiles nods sits runs looks walks goes comes takes
  gives eats drinks sleeps tries loves likes sees hears climbs jumps plays watches picks shakes wonders`,
)

/** Words that speak of a person beside a name. */
export const PERSON_WORDS = words(
  `boy girl man woman lady gentleman child son daughter husband wife mother father uncle aunt sister brother servant maid
  soldier sailor doctor mr mrs miss sir nurse teacher`,
)

/** Nouns that make the whole name a place's: "Baker Street", "Silver Lake". */
export const PLACE_NOUNS = words(
  `place street streets road lane square avenue alley bridge bay lake river sea ocean island islands mountain mountains mount hill hills
  valley park mall market station harbour harbor castle palace hall house church abbey prison gate county city town village
  university hospital hotel museum desert forest bailey farm gardens cottage falls creek hollow woods isle ranch inn shack
  centre center shop theatre lodge manor cove creek fort camp kingdom land lands gables heights club nations school college`,
)

/** "Rue Boucherat", "New York": words that begin the name of a place. */
export const PLACE_FIRST = words('rue new mount port fort cape')

/** "La Tourgue" and "La Saudraie" have one word in common that is nobody's name. */
export const NAME_PARTICLES = words('la le las los el al de du des della di da van von ben bin ibn')

/** Words of the name of a firm. */
export const FIRM_WORDS = words('ltd limited inc company co books press publishing publishers publications')

/** "The city of Varna", "the port of Salem": what stands before "of" and a place. */
export const PLACE_OF = words(
  `city town village port harbour kingdom province county island islands isle bay streets coast state district region duchy
  republic country valley river gates walls shores shore land lands ruins inhabitants people natives king queen emperor empress
  sultan caliph prince princess duke duchess earl count countess baron baroness marquis bishop archbishop viceroy governor lord
  throne capital plains mountains forest forests sea lake lakes gulf cape straits battle siege university parish manor castle
  court continent market road roads wizard`,
)

/** Words behind the name of a people, a house or a language. */
export const PEOPLE_AFTER = words(
  'people peoples nation nations language languages tribe tribes words culture community family families',
)

/** Forms of address that name nobody when they stand alone. */
export const BARE_TITLES = words(
  'mlle mme madame mademoiselle monsieur signor signora sir madam herr frau governor surveyor',
)
