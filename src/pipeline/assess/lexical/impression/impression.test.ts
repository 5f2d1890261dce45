import { describe, expect, it } from 'vitest'
import { READ_LABELS } from '../../reader/labels.ts'
import { sharedReader } from '../../reader/reader.ts'
import { sharedDiction } from '../diction/diction.ts'
import { tokenize } from '../segment/tokenize.ts'
import { saidTogether, sharedImpressions } from './impression.ts'

const impressionOf = (text: string) => sharedImpressions()(sharedReader().read(tokenize(text), [])).short

const NURSERY = `Hamad has a red bucket. He takes it to the beach. Splash! goes the water. Hamad laughs.
A small crab looks out of the sand. "Hello, crab," says Hamad. The crab waves. Hamad waves back.
"Come and eat," calls Mama. There is bread, and there are dates. The crab gets a crumb.
When the sun goes down, Hamad carries his bucket home. It is heavy with shells. "Good night, crab," he says, and he yawns.`

/** Without one word that a list would name. */
const MARRIAGE = `She had learned to tell from the sound of the key which of the two men was coming home. The quiet turn meant that they would eat,
and he would ask about the office as if he cared. The other one she met in the hallway, because it was worse if he had to look for her.
On Thursday it was the other one. Afterwards she sat on the edge of the bath and ran the cold tap over her wrist until the colour went down.
In the morning he brought her coffee and cried a little. She chose the grey blouse, the one with long sleeves, although it was June.
Her colleagues had stopped asking. Only the new girl looked at her over the rim of her glass, and looked away, and wrote a number on a napkin.`

const HUNTERS = `كان الأرنب يقفز في الحقل ويغني. رأى جزرة كبيرة فقال: ما أجملها! شد الأرنب الجزرة فلم تخرج.
جاءت البطة وشدت معه، وجاء الديك وشد معهما. ضحكوا جميعًا وسقطوا على العشب، وخرجت الجزرة!
أكلوا منها معًا، ثم ناموا تحت الشجرة حتى غابت الشمس، وعاد كل واحد إلى بيته فرحًا.`

const TOLD_LATE = `لم تسأله أين كان. علّقت المعطف في مكانه ووضعت الطعام على الطاولة، وجلست أمامه تنظر إلى يديه. كانت رائحة العطر غريبة هذه المرة أيضًا.
قال إن الاجتماع طال، فأومأت. فكرت في الولدين النائمين وفي الإيجار وفي أمها التي قالت لها قبل الزفاف إن الصبر نصف الزواج.
في الليل عدّت ما ادخرته في العلبة خلف الأطباق. كان يكفي تذكرة واحدة، لا ثلاثًا.`

describe('the sense of a short text', () => {
  it('tells for whom it is where no single word does', () => {
    for (const [young, grown] of [
      [NURSERY, MARRIAGE],
      [HUNTERS, TOLD_LATE],
    ] as const) {
      const [child, adult] = [impressionOf(young)!, impressionOf(grown)!]
      expect(adult.age).toBeGreaterThan(child.age + 4)
      expect(adult.adult).toBeGreaterThan(child.adult + 0.2)
      expect(adult.severities.fear).toBeGreaterThan(child.severities.fear)
    }
  })

  it('says nothing where nothing was read, and leaves it to the words then', () => {
    expect(impressionOf('')).toBeUndefined()
    const diction = sharedDiction()(tokenize(NURSERY))
    expect(saidTogether(diction, sharedImpressions()([]))).toEqual({ short: diction, book: diction })
  })

  it('is believed beside the words, of a short text more than of a book', () => {
    const diction = sharedDiction()(tokenize(MARRIAGE))
    const child = sharedImpressions()(sharedReader().read(tokenize(NURSERY), [])).short!
    const { short, book } = saidTogether(diction, { short: child, book: child })
    for (const [words, less, more] of [
      [diction.age, short.age, book.age],
      ...READ_LABELS.map((label) => [diction.severities[label], short.severities[label], book.severities[label]]),
    ] as [number, number, number][]) {
      expect(Math.abs(words - more)).toBeLessThanOrEqual(Math.abs(words - less))
    }
    expect(short.age).toBeCloseTo((diction.age + child.age) / 2)
    expect(book.adult).toBeGreaterThan(child.adult)
  })
})
