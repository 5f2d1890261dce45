import { describe, expect, it } from 'vitest'
import { tokenize } from '../segment/tokenize.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { storySentences } from './story-sentences.ts'

function kept(text: string): string[] {
  const tokens = tokenize(text)
  const keep = storySentences(tokens, plainBook(text))
  return [...keep].flatMap((flag, sentence) =>
    flag === 1 ? [text.slice(tokens.sentenceStart[sentence], tokens.sentenceEnd[sentence])] : [],
  )
}

describe('storySentences', () => {
  it('leaves title page, contents, licence and captions out', () => {
    const text =
      'THE GOLDEN BIRD\n\nTranslated by A. Person\n\nContents\n\nChapter I\n\nChapter II\n\n[Illustration: the bird on a tree.]\n\nCHAPTER I\n\nThe bird sang in the old tree. Everybody in the village loved it.\n\nSee www.example.org for the licence.'
    expect(kept(text)).toEqual(['The bird sang in the old tree.', 'Everybody in the village loved it.'])
  })

  it('leaves Arabic front matter out', () => {
    const text = 'تأليف فلان\n\nالناشر: دار الكتاب\n\nالفصل الأول\n\nكان الولد يلعب في الحديقة. وكانت أمه تنظر إليه.'
    expect(kept(text)).toEqual(['كان الولد يلعب في الحديقة.', 'وكانت أمه تنظر إليه.'])
  })

  it('keeps an Arabic sentence in which a door is opened or a night is long, though chapters and nights of tales are called so', () => {
    const text = 'فتح سالم الباب الكبير. كانت تلك الليلة طويلة. وتمكن من النوم. قرأ القسم الأخير من الرسالة.'
    expect(kept(text)).toEqual(text.split(/(?<=\.) /))
    expect(kept('الباب الكبير\n\nكان الولد يلعب في الحديقة.')).toEqual(['كان الولد يلعب في الحديقة.'])
  })

  it('keeps loose lines where the whole book is written so', () => {
    expect(kept('My hand\n\nMy foot\n\nMy eye\n\nMy nose').length).toBe(4)
  })
})
