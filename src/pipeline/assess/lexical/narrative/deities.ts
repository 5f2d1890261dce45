import type { NarrativeFacts } from '../../../../contract/assessment.ts'

/** Gods of other faiths, by names that people hardly bear: a child neither acts one, nor writes to one, nor answers for one. */
const DEITIES: ReadonlySet<string> = new Set(
  (
    'Indra,Krishna,Shiva,Siva,Vishnu,Brahma,Ganesha,Ganesh,Hanuman,Durga,Kali,Lakshmi,Parvati,Saraswati,Yama,Agni,Varuna,Ravana,Buddha,' +
    'Zeus,Jupiter,Jove,Juno,Hera,Apollo,Athena,Athene,Minerva,Venus,Aphrodite,Neptune,Poseidon,Hades,Pluto,Hermes,Artemis,Vulcan,Bacchus,' +
    'Dionysus,Thor,Odin,Loki,Freya,Osiris,Isis,Horus,Anubis,' +
    'إندرا,كريشنا,شيفا,فيشنو,براهما,غانيشا,هانومان,بوذا,زيوس,جوبيتر,أبولون,أبولو,أثينا,أفروديت,فينوس,هيرا,بوسيدون,هاديس,ديونيسوس,باخوس,' +
    'أودين,ثور,أوزيريس,أوزوريس,إيزيس,حورس,أنوبيس,عشتار,بعل'
  ).split(','),
)
/** Children are called so, too: there somebody must speak of gods. */
const BORNE: ReadonlySet<string> = new Set('Krishna,Durga,Kali,Lakshmi,Parvati,Saraswati,Ganesh,كريشنا'.split(','))
const OF_GODS =
  /\b(?:gods?|goddess(?:es)?|deit(?:y|ies)|lord|divine|demons?|heavens?|worship\w*)\b|آلهة|الآلهة|الإلهة|إله /giu
const SPOKEN_OF = 2
const LEADING = 2

/** Whether one of those a text tells most of is a god. */
export function isOfDeities(
  characters: readonly Pick<NarrativeFacts['characters'][number], 'name' | 'mentions'>[],
  text: string,
): boolean {
  const named = characters
    .toSorted((a, b) => b.mentions - a.mentions)
    .slice(0, LEADING)
    .flatMap(({ name }) => name.split(' '))
    .filter((word) => DEITIES.has(word))
  if (named.length === 0) return false
  return named.some((word) => !BORNE.has(word)) || (text.match(OF_GODS)?.length ?? 0) >= SPOKEN_OF
}
