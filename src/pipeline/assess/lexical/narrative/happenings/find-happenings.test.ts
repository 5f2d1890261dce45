import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../../tests/support/plain-book.ts'
import { tokenize } from '../../segment/tokenize.ts'
import { readNarrative } from '../read-narrative.ts'

const happenings = (text: string) => readNarrative(tokenize(text), plainBook(text)).happenings ?? []
const asked = (text: string) => happenings(text).map((happening) => happening.asked)

/** Two people, so that the text has somebody to tell of. */
const PEOPLE = `Once there was a girl called Huda. Huda lived with her uncle. "Good morning," said Huda. Huda laughed and she ran out.
"Come in," said Mr. Barakat. Mr. Barakat took off his hat. "Thank you," said Mr. Barakat.
`
const NAMED =
  'كانت هناك بنت اسمها هدى. قالت هدى: صباح الخير. ضحكت هدى. قال سالم: أهلا يا هدى. جلس سالم وقال سالم: تعالي. خرجت هدى. '

describe('what people do in an English story', () => {
  it.each([
    [
      'Huda decided to sell the old boat.',
      'Why did Huda decide to sell the old boat',
      'Huda decides to sell the old boat',
    ],
    [
      'Then Huda refused to leave her garden, and the bus went on.',
      'Why did Huda refuse to leave her garden',
      'Huda refuses to leave her garden',
    ],
    [
      'Huda was very proud of her small red kite.',
      'Why was Huda so proud of her small red kite',
      'Huda is so proud of her small red kite',
    ],
    [
      'Mr. Barakat had to carry the water up the hill.',
      'Why did Mr. Barakat have to carry the water up the hill',
      'Mr. Barakat has to carry the water up the hill',
    ],
    [
      'Huda begged Mr. Barakat to open the gate.',
      'Why did Huda beg Mr. Barakat to open the gate',
      'Huda begs Mr. Barakat to open the gate',
    ],
    [
      'At last Huda discovered that the well was dry.',
      'How did Huda discover that the well was dry',
      'Huda discovers that the well was dry',
    ],
    [
      'Huda managed to close the heavy door.',
      'How did Huda manage to close the heavy door',
      'Huda manages to close the heavy door',
    ],
    [
      'Huda saw the rain. She wanted to bring the goats home.',
      'Why did Huda want to bring the goats home',
      'Huda wants to bring the goats home',
    ],
  ])('is asked in its own words: %s', (sentence, question, told) => {
    expect(
      happenings(
        `${PEOPLE}\n${sentence}\nThe day went on quietly in the whole of the village until the sun had set.\n`,
      ),
    ).toContainEqual(expect.objectContaining({ asked: question, told }))
  })

  it.each([
    ['what is only supposed', 'If Huda decided to sell the boat, nobody would mind.'],
    ['a question', 'Was it true that Huda decided to sell the boat?'],
    ['what somebody says', '"Huda decided to sell the boat," said Mr. Barakat.'],
    ['what did not happen', 'Huda was not proud of her kite.'],
    ['what points to another sentence', 'Huda decided to sell it to them.'],
    ['two people of whom one is asked', 'Mr. Barakat and Huda decided to sell the boat.'],
    ['a sentence that breaks off', 'Huda decided to look for the'],
    ['another pronoun than hers', 'Huda wanted to find his old boat.'],
  ])('is not told of %s', (_, sentence) => {
    expect(
      asked(
        `${PEOPLE}\n${sentence}\nThe day went on quietly in the whole of the village until the sun had set.\n`,
      ).filter((question) => /decide|proud|want/.test(question)),
    ).toEqual([])
  })

  it('has its sentence as evidence', () => {
    const text = `${PEOPLE}\nHuda decided to sell the old boat.\n`
    const { evidence, kind, who } = happenings(text).find((one) => one.kind === 'decision')!
    expect([kind, who, text.slice(evidence.start, evidence.end), evidence.quote]).toEqual([
      'decision',
      'Huda',
      'Huda decided to sell the old boat.',
      'Huda decided to sell the old boat.',
    ])
  })
})

describe('what people do in an Arabic story', () => {
  it.each([
    ['قررت هدى أن تبيع القارب القديم.', 'لماذا قررت هدى أن تبيع القارب القديم', 'قررت هدى أن تبيع القارب القديم'],
    ['فرفضت هدى أن تترك حديقتها، ومضت الحافلة.', 'لماذا رفضت هدى أن تترك حديقتها', 'رفضت هدى أن تترك حديقتها'],
    ['وتمكن سالم من فتح الباب الثقيل.', 'كيف تمكن سالم من فتح الباب الثقيل', 'تمكن سالم من فتح الباب الثقيل'],
    ['وفرحت هدى بعودة الماعز إلى البيت.', 'لماذا فرحت هدى بعودة الماعز إلى البيت', 'فرحت هدى بعودة الماعز إلى البيت'],
  ])('is asked in its own words: %s', (sentence, question, told) => {
    expect(happenings(`${NAMED}\n${sentence}\nومضى النهار هادئا في القرية كلها حتى غابت الشمس.\n`)).toContainEqual(
      expect.objectContaining({ asked: question, told }),
    )
  })

  it.each([
    ['what did not happen', 'ما قررت هدى أن تبيع القارب.'],
    ['whom nobody knows', 'قررت هدى أن تساعدهم في البيت.'],
    ['what somebody waited for', 'انتظر الناس حتى قررت هدى أن تبيع القارب القديم.'],
    ['what waits for the rest of its sentence', 'وعندما قررت هدى أن تبيع القارب القديم نزل المطر.'],
    ['a noun that looks like a verb', 'كان غضب سالم على الريح كبيرا.'],
    ['what somebody says', 'قال سالم: «قررت هدى أن تبيع القارب».'],
  ])('is not told of %s', (_, sentence) => {
    expect(
      asked(`${NAMED}\n${sentence}\nومضى النهار هادئا في القرية كلها حتى غابت الشمس.\n`).filter((question) =>
        /قررت|غضب/.test(question),
      ),
    ).toEqual([])
  })
})
