import { describe, expect, test } from 'vitest'
import { readTitlePage, type TitlePage } from './title-page.ts'

const STORY =
  'Once upon a time there was a keeper who lit the lantern above the harbour every evening, and nobody in the town knew how old he was or where he had come from.'
const ARABIC_STORY =
  'في كل مساء كان الحارس يشعل الفانوس فوق الميناء، فتعرف القوارب طريقها إلى البيت، ولم يكن أحد في المدينة يعرف كم عمره ولا من أين جاء قبل سنين.'

/** A page of lines apart, and the story below it. */
function read(...lines: string[]): TitlePage {
  const arabic = /\p{Script=Arabic}/u.test(lines.join(''))
  return readTitlePage([...lines, arabic ? ARABIC_STORY : STORY].join('\n\n'), [])
}

function readPages(...pages: string[]): TitlePage {
  const text = pages.join('\n\n')
  let start = 0
  const places = pages.map((page, index) => {
    const place = { number: index + 1, start, end: start + page.length, source: 'text' as const }
    start = place.end + 2
    return place
  })
  return readTitlePage(text, [], places)
}

describe('a title page with a by-line', () => {
  const GOLD_LANTERN = { title: 'The Gold Lantern', author: 'Mona Saleh' }

  test.each<[string, string[]]>([
    ['by and name on a line', ['THE GOLD LANTERN', 'BY MONA SALEH', 'CHAPTER I']],
    ['by alone', ['THE GOLD LANTERN', 'BY', 'MONA SALEH', 'LONDON', '1911']],
    ['all on one line', ['The Gold Lantern, by Mona Saleh.']],
    ['in one paragraph', ['THE GOLD LANTERN by Mona Saleh']],
    ['a half-title first', ['THE GOLD LANTERN', '[Illustration]', 'THE GOLD LANTERN', 'by', 'MONA SALEH']],
    ['the name with the half-title', ['THE GOLD LANTERN', 'MONA SALEH', 'THE GOLD LANTERN', 'by', 'Mona Saleh']],
    ['a picture between', ['THE GOLD LANTERN', '[Illustration]', 'By MONA SALEH', 'Author of "The Sea," etc.']],
    ['an edition between', ['THE GOLD LANTERN', 'SECOND EDITION', 'BY', 'MONA SALEH']],
    ['a dedication above a rule', ['TO OMAR SAID', '* * * * *', 'THE GOLD LANTERN', 'BY MONA SALEH', '* * * * *']],
    [
      'credits of the file',
      [
        'Produced by Omar Said and the Online Distributed Proofreading Team',
        'THE GOLD LANTERN',
        'By Mona Saleh',
        'CONTENTS',
        'I. THE SEA',
        'II. THE HARBOUR',
      ],
    ],
    ['who drew it', ['The Gold Lantern', 'Written and illustrated by Mona Saleh']],
    ['who retold it', ['The Gold Lantern', 'Retold by', 'MONA SALEH', 'Illustrated by Omar Said']],
    ['more behind the name', ['THE GOLD LANTERN', 'BY MONA SALEH _Founded on the Lantern Tales_ BY OMAR SAID']],
    ['books by the same hand', ['THE GOLD LANTERN', 'BOOKS BY MONA SALEH', 'The Gold Lantern', 'By Mona Saleh']],
    ['who drew the cover', ['THE GOLD LANTERN', 'BY MONA SALEH', 'THE COVER DESIGNED AND PAINTED BY OMAR SAID']],
    ['a hyphen', ['THE GOLD LANTERN', 'RE-TOLD BY MONA SALEH']],
    ['by at the end of a line', ['THE GOLD LANTERN', 'WHICH IS BROUGHT TO LIGHT BY', 'MONA SALEH', 'LONDON']],
    ['by at the end of the title', ['THE GOLD LANTERN BY', 'MONA SALEH', 'WITH PICTORIAL NOTES', 'BY', 'OMAR SAID']],
    ['words on a picture', ['THE HERON ON THE STAIRS.', 'Frontispiece.', 'THE GOLD LANTERN', 'BY MONA SALEH']],
    ['a volume of a library', ['Harbour Library', 'VOL. XII', 'THE GOLD LANTERN', 'By Mona Saleh']],
    ['a sentence of the file', ['This is how a lantern is shown here:', 'THE GOLD LANTERN', 'By Mona Saleh']],
    ['a series in small type', ['Harbour Tales for Young Keepers', 'THE GOLD LANTERN', 'By Mona Saleh']],
    ['text below pictures', ['THE GOLD LANTERN', 'WITH TWELVE PICTURES AND A NEW TEXT', 'BY MONA SALEH']],
    [
      'an original on many lines',
      ['THE GOLD LANTERN', 'Translated from the', 'French ORIGINAL', 'OF', 'Mr. MONA SALEH'],
    ],
    [
      'a list of novels',
      [
        'NEW NOVELS',
        'THE SEA BY OMAR SAID',
        'THE FOX BY ROSA MILL',
        'BY THE HARBOUR BY J. K. MILL',
        'THE CROW BY OMAR HASSAN',
        'THE HERON BY LAYLA SAID',
        'THE GOLD LANTERN',
        'By Mona Saleh',
      ],
    ],
    ['a translator above', ['THE GOLD LANTERN', 'Translated', 'By', 'Omar Said', 'From the French of Mona Saleh']],
    [
      'other books below',
      [
        'THE GOLD LANTERN',
        'THE SEA BY OMAR SAID',
        'THE FOX BY ROSA MILL',
        'THE CROW BY J. K. MILL',
        'THE GOLD LANTERN',
        'BY',
        'MONA SALEH',
      ],
    ],
  ])('%s', (_, lines) => {
    expect(read(...lines)).toEqual(GOLD_LANTERN)
  })

  test.each<[string, string[], string]>([
    ['a subtitle', ['THE GOLD LANTERN', 'A TALE OF THE SEA', 'By Mona Saleh'], 'The Gold Lantern: A Tale of the Sea'],
    [
      'a title of many lines',
      ['THE', 'LANTERN', 'AND', 'THE HERON', 'FOR BOYS AND GIRLS', 'BY MONA SALEH'],
      'The Lantern and the Heron for Boys and Girls',
    ],
    ['two titles', ['SALMA', 'OR', 'THE KEEPER', 'By Mona Saleh'], 'Salma; or, The Keeper'],
    [
      'a title that begins with "by"',
      ['BY LANTERN LIGHT', 'A TALE OF THE SEA', 'By Mona Saleh'],
      'By Lantern Light: A Tale of the Sea',
    ],
    [
      'a title with "by" in it',
      ['Keepers as Seen by the Old Heron', 'By Mona Saleh'],
      'Keepers as Seen by the Old Heron',
    ],
    [
      'a volume of a set',
      ['THE TALES OF MONA SALEH', 'VOLUME II', 'THE GOLD LANTERN', 'By Mona Saleh'],
      'The Gold Lantern',
    ],
    ['one volume', ['THE GOLD LANTERN', 'Volume II.', 'by Mona Saleh'], 'The Gold Lantern, Volume II'],
    [
      'what else is in the book',
      [
        'The Gold Lantern',
        '(A tale for all who ever went up a stair at night and looked out over the sea.)',
        'With a Song of the Sea',
        'By Mona Saleh',
      ],
      'The Gold Lantern With a Song of the Sea',
    ],
    ['a possessive', ["THE KEEPER'S", 'LANTERN', 'By Mona Saleh'], "The Keeper's Lantern"],
    [
      'small words between capitals',
      ['THE LANTERN of THE KEEPER, and THE HERON of the HARBOUR: IN THREE PARTS.', 'By Mona Saleh'],
      'The Lantern of the Keeper, and the Heron of the Harbour: In Three Parts',
    ],
    ['a year', ['1871', 'A Harbour Remembered', 'By Mona Saleh'], '1871: A Harbour Remembered'],
  ])('%s', (_, lines, title) => {
    expect(read(...lines)).toEqual({ title, author: 'Mona Saleh' })
  })

  test('a by-line without a name still has the title above it', () => {
    expect(read('THE GOLD LANTERN', 'BY THE AUTHOR OF "THE SEA"')).toEqual({ title: 'The Gold Lantern' })
  })

  test.each([["BY THE AUTHOR OF 'THE SEA'"], ['By the Translator of the SEA.']])('%j names nobody', (line) => {
    expect(read('THE GOLD LANTERN', line)).toEqual({ title: 'The Gold Lantern' })
  })

  test('a sentence that ends in a name names no title', () => {
    const page = ['HARBOUR TALES', 'The Lantern Railway, now told by MONA SALEH', 'Published in 1922']
    expect(read(...page).title).toBe('Harbour Tales')
  })

  test('two authors', () => {
    const { author } = read('THE GOLD LANTERN', 'BY', 'MONA SALEH', 'Author of "The Sea"', 'AND', 'OMAR SAID', 'LONDON')
    expect(author).toBe('Mona Saleh and Omar Said')
  })

  test('the heading above a by-line is of a part', () => {
    expect(read('The Gold Lantern', 'Preface', 'By Omar Said').title).toBe('The Gold Lantern')
  })
})

describe('a title page without a by-line', () => {
  test('takes a title for no name where the text begins with it', () => {
    const text = 'Little Fox\nLittle Fox...\n\nThat is too high.\n\nThat is too deep.\n'
    expect(readTitlePage(text, [])).toEqual({ title: 'Little Fox' })
  })

  test.each<[string, string[], TitlePage]>([
    ['above who drew it', ['THE GOLD LANTERN', 'WITH ILLUSTRATIONS BY OMAR SAID'], { title: 'The Gold Lantern' }],
    [
      'above the list of headings',
      ['THE LANTERN AND OTHER TALES', 'CONTENTS', 'Chapter 1', 'Chapter 2'],
      { title: 'The Lantern and Other Tales' },
    ],
    ['above a chapter', ['THE LANTERN--A TALE OF THE SEA', 'CHAPTER I'], { title: 'The Lantern: A Tale of the Sea' }],
    [
      'below the series',
      ["LANTERN'S STANDARD LIBRARY", 'THE GOLD LANTERN', 'EDITED BY OMAR SAID'],
      { title: 'The Gold Lantern' },
    ],
    ['above a part and its chapter', ['The Gold Lantern', 'PART ONE', 'CHAPTER I'], { title: 'The Gold Lantern' }],
    ['printed twice', ['The Gold Lantern', 'The Gold Lantern'], { title: 'The Gold Lantern' }],
    ['above the story, with a stop', ['THE GOLD LANTERN.'], { title: 'The Gold Lantern' }],
    [
      'with a name below it',
      ['The Gold Lantern', 'Mona Saleh', 'Illustrated by Omar Said'],
      { title: 'The Gold Lantern', author: 'Mona Saleh' },
    ],
    [
      'with a name above it',
      ['Mona Saleh', 'The Gold Lantern', 'Lantern Press'],
      { title: 'The Gold Lantern', author: 'Mona Saleh' },
    ],
    [
      'of collected works',
      ['THE WORKS OF', 'MONA SALEH', 'LONDON'],
      { title: 'The Works of Mona Saleh', author: 'Mona Saleh' },
    ],
    [
      'printed twice, parted otherwise',
      ['THE LANTERN OF', 'THE KEEPER', 'THE', 'LANTERN', 'OF THE KEEPER'],
      { title: 'The Lantern of the Keeper' },
    ],
    [
      'with a name below it and a dedication',
      ['THE GOLD LANTERN', 'Mona Saleh', 'TO', 'MY BROTHER OMAR', 'CHAPTER I'],
      { title: 'The Gold Lantern', author: 'Mona Saleh' },
    ],
    [
      'with the author of an old book above it',
      ['MASTER OMAR MILL', 'FIVE BOOKS OF THE LANTERN AND ITS KEEPER', 'Translated by Rosa Mill'],
      { title: 'Five Books of the Lantern and Its Keeper', author: 'Omar Mill' },
    ],
    [
      'of a set',
      ['THE NOVELS OF MONA SALEH', 'VOLUME II', 'THE GOLD LANTERN', 'LONDON'],
      { title: 'The Gold Lantern', author: 'Mona Saleh' },
    ],
    [
      'of collected works in volumes',
      ['THE WORKS OF MONA SALEH', 'VOLUME 3', 'The Lantern Edition', 'CONTENTS'],
      { title: 'The Works of Mona Saleh, Volume 3', author: 'Mona Saleh' },
    ],
    [
      'above a list of pieces',
      [
        'Harbour Tales',
        'THE FOX.',
        'By Omar Said.',
        'THE CROW.',
        'By Rosa Mill.',
        'THE HERON.',
        'By Layla Said.',
        'THE FOX.',
        'By Omar Said.',
      ],
      { title: 'Harbour Tales' },
    ],
    [
      'in an anthology',
      [
        'HARBOUR TALES',
        'EDITED BY ROSA MILL',
        'CONTENTS',
        ...Array.from({ length: 14 }, () => 'A piece'),
        'THE FOX',
        'by Omar Said',
      ],
      { title: 'Harbour Tales' },
    ],
  ])('%s', (_, lines, found) => {
    expect(read(...lines)).toMatchObject(found)
  })

  test('a page of a picture book', () => {
    expect(readPages('The Lantern\nof the Harbour\nMona Saleh | Omar Said', STORY)).toEqual({
      title: 'The Lantern of the Harbour',
      author: 'Mona Saleh',
    })
    expect(readPages('Cover', 'حارس الفانوس', ARABIC_STORY).title).toBe('حارس الفانوس')
  })

  test('the line above the head of a letter or of a chat', () => {
    const letter = `حارس الفانوس\n\nمن: منى\nالميناء القديم\nإلى: عمر\n\n${ARABIC_STORY}`
    expect(readTitlePage(letter, []).title).toBe('حارس الفانوس')
    const chat = `The Gold Lantern\n\n[Group: bus 14]\n\nOmar 4:02: Where are you?\n${STORY}`
    expect(readTitlePage(chat, []).title).toBe('The Gold Lantern')
  })

  test('the first line of a document, and a name below it', () => {
    expect(readTitlePage(`The hungry heron\n${STORY}`, []).title).toBe('The hungry heron')
    expect(readTitlePage(`The Heron\nMona Saleh\n${STORY}`, []).title).toBe('The Heron')
  })
})

describe('labels', () => {
  test.each([
    ['# Title: The Gold Lantern\n# Author: Mona Saleh\n# Year: 1911\n-------', 'The Gold Lantern', 'Mona Saleh'],
    ['العنوان: حارس الفانوس\nالمؤلف: منى صالح', 'حارس الفانوس', 'منى صالح'],
  ])('%j', (head, title, author) => {
    expect(readTitlePage(`${head}\n${STORY}`, [])).toEqual({ title, author })
  })
})

describe('an Arabic title page', () => {
  const LIST = ['إهداء', 'الفصل الأول', 'الفصل الثاني', 'الفصل الثالث']

  test.each<[string, string[], TitlePage]>([
    [
      'below the list of headings',
      [...LIST, ...LIST, '| حارس الفانوس', '| حارس الفانوس', 'تأليف', 'منى صالح', '| إهداء'],
      { title: 'حارس الفانوس', author: 'منى صالح' },
    ],
    [
      'below headings that are like titles',
      ['سيرة البحر', 'في الميناء', 'سيرة البحر', 'في الميناء', 'حارس الفانوس', 'حارس الفانوس', 'تأليف', 'منى صالح'],
      { title: 'حارس الفانوس', author: 'منى صالح' },
    ],
    [
      'with a subtitle',
      [...LIST, ...LIST, '| حارس الفانوس', '| حارس الفانوس', '| حكاية من البحر', 'تأليف', 'منى صالح'],
      { title: 'حارس الفانوس: حكاية من البحر', author: 'منى صالح' },
    ],
    [
      'with a translator',
      ['| حارس الفانوس', '| حارس الفانوس', 'تأليف', 'عمر سعيد', 'ترجمة', 'منى صالح'],
      { title: 'حارس الفانوس', author: 'عمر سعيد' },
    ],
    [
      'with a translator alone',
      [...LIST, ...LIST, '| حارس الفانوس', '| حارس الفانوس', 'تعريب', 'منى صالح', '| مقدمة', 'بقلم عمر سعيد'],
      { title: 'حارس الفانوس' },
    ],
    [
      'of a title like a heading',
      ['| خاتمة البحر', '| خاتمة البحر', 'تأليف', 'منى صالح'],
      { title: 'خاتمة البحر', author: 'منى صالح' },
    ],
    ['on one line', ['حارس الفانوس', 'تأليف منى صالح'], { title: 'حارس الفانوس', author: 'منى صالح' }],
    ['with pictures', ['حارس الفانوس', 'تأليف ورسوم: منى صالح'], { title: 'حارس الفانوس', author: 'منى صالح' }],
    ['with vowels', ['حَارِسُ الفَانُوسِ', 'بِقَلَمِ: منى صالح'], { title: 'حَارِسُ الفَانُوسِ', author: 'منى صالح' }],
    ['with a rank', ['حارس الفانوس', 'بقلم', 'الدكتورة منى صالح'], { title: 'حارس الفانوس', author: 'منى صالح' }],
    ['of a collection', ['نوادر البحر', 'جمع', 'منى صالح'], { title: 'نوادر البحر', author: 'منى صالح' }],
    [
      'above who collected and translated',
      ['حكايات البحر', 'حكايات البحر', 'جمع وترجمة', 'منى صالح'],
      { title: 'حكايات البحر' },
    ],
    [
      'above the life of the author',
      ['| حارس الفانوس', '| حارس الفانوس', 'تعريب', 'منى صالح', '| ترجمة المؤلف', 'بقلم عمر سعيد'],
      { title: 'حارس الفانوس' },
    ],
    ['above the painter', ['حارس الفانوس', 'رسوم: عمر سعيد', 'دار النخلة للنشر والتوزيع'], { title: 'حارس الفانوس' }],
  ])('%s', (_, lines, found) => {
    expect(read(...lines)).toEqual(found)
  })
})

describe('says nothing', () => {
  test.each<[string, string]>([
    ['of a story without a title', STORY],
    ['of a first sentence', `It was dark by the sea.\n\n${STORY}`],
    ['of a chapter', `CHAP. IV.\n\n${STORY}`],
    ['of a preface', `PREFACE\n\n${STORY}`],
    ['of a dedication', `For my mother and father\n\n${STORY}`],
    ['of a list of headings', `The Sea\nThe Heron\nThe Fox\nThe Crow\nThe Lantern\nThe Harbour\n\n${STORY}`],
    ['of an Arabic list of headings', `البحر\n\nالفصل الأول\n\nالفصل الثاني\n\n${ARABIC_STORY}`],
    [
      'of verse',
      `The lantern shines upon the sea\n\nThe heron calls across to me\n\nThe keeper drinks his evening tea`,
    ],
    ['of a part of a play', `Salma\n\n[She sits down.] Where is the lantern?\n\n${STORY}`],
    ['of letters the page does not have', `Fanous\n\n${ARABIC_STORY}`],
    ['of a numeral', `XVIII.\n\n${STORY}`],
    ['of what somebody says', `Salma called, "The lantern is out!"\n\n${STORY}`],
    ['of what somebody says in Arabic', `قالت: «أين الفانوس؟»\n\n${ARABIC_STORY}`],
    ['of who speaks', `ليلى\n:\n\n${ARABIC_STORY}`],
    ['of a sentence that breaks off', `Then it was Salma who called--\n\n${STORY}`],
    ['of a printed date', `1 of 12 15.9.2007 11:02\n\n${STORY}`],
    ['of marks', `~ | \\ + a\n\n${STORY}`],
    ['of a by-line deep in the text', `${`${STORY}\n\n`.repeat(12)}THE FOX\n\nby Omar Said\n\n${STORY}`],
  ])('%s', (_, text) => {
    expect(readTitlePage(text, [])).toEqual({})
  })

  test('of a page that begins with the story', () => {
    expect(readPages('Once there was a keeper of a\nlantern who went up the\nstairs.', STORY)).toEqual({})
  })
})
