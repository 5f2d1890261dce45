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
const LEADING = 2

/** Whether one of those a text tells most of is a god. */
export const isOfDeities = (
  characters: readonly Pick<NarrativeFacts['characters'][number], 'name' | 'mentions'>[],
): boolean =>
  characters
    .toSorted((a, b) => b.mentions - a.mentions)
    .slice(0, LEADING)
    .some(({ name }) => name.split(' ').some((word) => DEITIES.has(word)))
