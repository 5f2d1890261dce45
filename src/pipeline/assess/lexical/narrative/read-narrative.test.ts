import { describe, expect, it } from 'vitest'
import { tokenize } from '../segment/tokenize.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { readNarrative } from './read-narrative.ts'

const read = (text: string) => readNarrative(tokenize(text), plainBook(text))
const names = (text: string) => read(text).characters.map((character) => character.name)

const STORY = `# Title: The Lost Kite

Copyright 2020 by the Press. All rights reserved.

## Chapter I. The Wind

Once there was a boy called Omar who lived by the sea in Dubai. Omar had a red kite that his uncle had made for him.
One morning Omar and Layla ran down to the shore. "The wind is too strong," said Layla. Mr. Haddad waved at them from his boat.

Suddenly the kite broke away and was lost over the sea. Omar was sad and wept, and Layla comforted him kindly.
"Do not cry," said Mr. Haddad. "We shall find it." Omar thanked him. The fox said nothing, but the fox watched Omar from the hill.

## Chapter II. The Boat

The next day Mr. Haddad took Omar and Layla out in his boat. The storm came, and Omar was afraid of the danger.
Then Layla discovered the kite on a rock near the shore. "There it is!" cried Layla. Mr. Haddad laughed and rowed the boat home.

Omar decided that he would share his kite with Layla from that day. They flew it together, and Omar was happy again.
`

const ARABIC = `كان يا ما كان، كان هناك قرد اسمه ماهر يعيش على شجرة تين قرب النهر.
قال القرد: ما أطيب هذا التين! وسمعت السلحفاة صوته فقالت السلحفاة: هل تعطيني تينة يا ماهر؟
ضحك ماهر ورمى لها تينة كبيرة. فرحت السلحفاة وشكرت القرد، وصارا صديقين.
وذات يوم خافت السلحفاة من الأسد الذي خرج من الغابة. قال ماهر: لا تخافي، فالغابة واسعة والنهر قريب.
ثم ذهب ماهر إلى النهر وساعد السلحفاة حتى وصلت إلى بيتها سالمة. وعاش ماهر والسلحفاة صديقين.
`

describe('readNarrative', () => {
  it('names the people of an English story and no places, months or title words', () => {
    const found = names(STORY)
    expect(found[0]).toBe('Omar')
    expect(found).toContain('Layla')
    expect(found).toContain('Mr. Haddad')
    expect(found).toContain('the fox')
    for (const wrong of ['Dubai', 'Copyright', 'Press', 'Chapter', 'Suddenly', 'Then', 'The'])
      expect(found).not.toContain(wrong)
  })

  it('finds a hero whose name begins like a particle', () => {
    expect(
      names(`أنانسي والوعاء

قرر الملك أن يعطي الوعاء إلى أنانسي. وكان أنانسي ينظر فيه كل يوم. ثم تسلق أنانسي الشجرة، إنه يعرف أنها طويلة.`),
    ).toContain('أنانسي')
  })

  it('takes no town, street, people, event or bare title for a person', () => {
    const found =
      names(`Huda told me that we are moving to Lindenburg. We get on a bus and sleep until Lindenburg. Huda laughed.
"Do you like living in Lindenburg?" asked Huda. She sells the honey in the city of Varna, and Varna is far. Huda walked down
Old Bell Street and back through Old Bell Street. The Yarrow people know the Yarrow words. We watched the Sunlympics, and the
Sunlympics were long. "Madame," said Huda, "good evening." Madame bowed. There was Magic in the garden, and Magic in the air.`)
    expect(found).toEqual(['Huda'])
  })

  it('tells who acts from where it happens, whatever verb stands behind the name', () => {
    const found =
      names(`The people of Zorenda were kind. We sailed to Zorenda in spring, and Zorenda was white with snow. The king of Zorenda
sent a ship. From Zorenda one could see the hills. "Look," said Farid, and Farid's eyes were bright. Farid laughed at Mona, and
Mona laughed too. We smiled at Mona. Mona, who was tired, sat down. The children in Mona's boat sang. The Zorendians live in a
village called Tarnish. Tarnish has one well, and in Tarnish nobody is in a hurry.`)
    expect(found.toSorted()).toEqual(['Farid', 'Mona'])
  })

  it('joins a man called by his surname with and without a title', () => {
    expect(
      names(`Mr. Calder said nothing. Mrs. Calder smiled. Calder went out. Then Calder laughed. "Come," said Mrs. Calder. Mr. Calder
looked at the sea. "I am late," said Mr. Calder.`),
    ).toEqual(['Mr. Calder', 'Mrs. Calder'])
  })

  it('tells persons from animals', () => {
    const kinds = new Map(read(STORY).characters.map((character) => [character.name, character.kind]))
    expect(kinds.get('Mr. Haddad')).toBe('person')
    expect(kinds.get('the fox')).toBe('animal')
    const arabic = new Map(read(ARABIC).characters.map((character) => [character.name, character.kind]))
    expect(arabic.get('السلحفاة')).toBe('animal')
  })

  it('finds Arabic names by how the text uses them, without capitals', () => {
    const found = names(ARABIC)
    expect(found).toContain('ماهر')
    expect(found).toContain('السلحفاة')
    for (const wrong of ['النهر', 'الغابة', 'هناك', 'كان', 'التين']) expect(found).not.toContain(wrong)
  })

  it('does not leave half of an Arabic name', () => {
    const text =
      'خرجت قطر الندى إلى الحديقة. قالت قطر الندى: أين أبي؟ ضحك سالم وقال: هو في الدار. بكت قطر الندى، ومشى سالم مع قطر الندى. قال سالم: اجلسي يا قطر الندى.\n'
    const found = readNarrative(tokenize(text.repeat(4)), plainBook(text.repeat(4))).characters.map(({ name }) => name)
    expect(found).toContain('قطر الندى')
    expect(found).not.toContain('قطر')
    expect(found).toContain('سالم')
  })

  it('tells a town from a person in Arabic, and a name from an age', () => {
    const found =
      names(`سافر يونس إلى مدينة زرماط في الربيع. كان أهل زرماط كراما، وكانت زرماط مدينة جميلة. قال يونس: «يا بلقيس، انظري إلى زرماط من
هنا». ضحكت بلقيس وقالت: «ما أجملها يا يونس!». عاد يونس من زرماط مع بلقيس. كان عمر الشجرة مئة عام، ولم يعرف أحد عمر البيت. وفي بلدة تسمى
دورين وقف القطار، ثم غادر دورين مساء.`)
    expect(found.toSorted()).toEqual(['بلقيس', 'يونس'])
  })

  it('finds settings, chapters and time shifts', () => {
    const facts = read(STORY)
    expect(facts.settings.map((setting) => setting.name)).toContain('the shore')
    expect(facts.chapters.map((chapter) => chapter.title)).toEqual(['Chapter I. The Wind', 'Chapter II. The Boat'])
    expect(facts.timeShifts).toBeGreaterThanOrEqual(2)
    expect(read(ARABIC).settings.map((setting) => setting.name)).toContain('النهر')
  })

  it('quotes moments and salient sentences verbatim, whole and without front matter', () => {
    for (const text of [STORY, ARABIC]) {
      const facts = read(text)
      expect(facts.keyMoments[0]?.kind).toBe('opening')
      expect(facts.keyMoments.at(-1)?.kind).toBe('resolution')
      expect(facts.salient.length).toBeGreaterThan(0)
      for (const ref of [...facts.keyMoments.map((moment) => moment.evidence), ...facts.salient]) {
        expect(text.slice(ref.start, ref.end)).toBe(ref.quote)
        expect(ref.quote.length).toBeGreaterThanOrEqual(24)
        expect(ref.quote.length).toBeLessThanOrEqual(260)
        expect(ref.quote).not.toMatch(/copyright|chapter|title/i)
      }
    }
  })

  it('keeps the second half of the story out of the salient sentences', () => {
    for (const ref of read(STORY).salient) expect(ref.quote).not.toContain('decided that he would share')
  })

  it('tells the first person and verse from plain narration', () => {
    const told =
      'I went to the market with my mother, and I saw a camel there. My mother gave me a date and I ate it. '.repeat(6)
    expect(read(told).firstPerson).toBe(true)
    expect(read(STORY).firstPerson).toBe(false)
    const verse = Array.from(
      { length: 16 },
      (_, index) => `The moon is up and the night is ${index}\nAnd all the little birds have gone to sleep`,
    ).join('\n')
    expect(read(verse).verse).toBe(true)
    expect(read(STORY).verse).toBe(false)
  })

  it('is not the first person because people who speak without marks say "I"', () => {
    const told =
      'فانحنى جان وقال: إني أعرفها، وأنا كنت عند أبي حين رأيت أمي.\n\nنظر بيير إلى مرسلين فوجدها واجمة، ثم سارا في الطريق إلى المنزل.\n\n'
    expect(read(told.repeat(12)).firstPerson).toBe(false)
    const unsaid =
      'تبتسم هالة قائلة: أنا كنت أحب أن أكون شجرة يا أمي، لأني إنسانة وأنا عندي كل هذا.\n\nنظرت الأم إلى الشباك ثم جلست قرب ابنتها ساكتة.\n\n'
    expect(read(unsaid.repeat(12)).firstPerson).toBe(false)
    const talk =
      'قالت هالة: لا أريد أن أكون عصفورة تطير في الريح وتبني عشها كل عام من جديد ولا تستريح.\n\nأنا لا أحب التعب.\n\n'
    expect(read(talk.repeat(25)).firstPerson).toBe(false)
    const mine = 'كنت عند أبي حين رأيت أمي، وأنا صغير. قلت لنفسي إني أريد أن أعود، فسرت في الطريق إلى المنزل.\n\n'
    expect(read(mine.repeat(12)).firstPerson).toBe(true)
  })

  it('answers for an empty text', () => {
    const facts = read('')
    expect(facts.characters).toEqual([])
    expect(facts.keyMoments).toEqual([])
    expect(facts.dialogueShare).toBe(0)
  })
})
