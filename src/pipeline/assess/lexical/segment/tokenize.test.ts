import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

const sentencesOf = (text: string): string[] => {
  const cut = tokenize(text)
  return Array.from({ length: cut.sentenceCount }, (_, index) =>
    text.slice(cut.sentenceStart[index], cut.sentenceEnd[index]),
  )
}
const wordsOf = (text: string): string[] => {
  const cut = tokenize(text)
  return Array.from(cut.tokenForm, (form) => cut.forms[form] ?? '')
}
const quotedOf = (text: string): string[] => {
  const cut = tokenize(text)
  return Array.from(cut.tokenForm, (form) => cut.forms[form] ?? '').filter((_, index) => cut.tokenQuoted[index] === 1)
}

describe('tokenize', () => {
  it('does not end a sentence at abbreviations, initials and decimals', () => {
    expect(sentencesOf('Mr. Brown met J. K. Smith. He paid 3.5 pounds to St. Ives.')).toEqual([
      'Mr. Brown met J. K. Smith.',
      'He paid 3.5 pounds to St. Ives.',
    ])
  })

  it('keeps a spoken question and its speaker in one sentence', () => {
    expect(sentencesOf('"Stop!" he said. "Who is there?" asked the bear.')).toEqual([
      '"Stop!" he said.',
      '"Who is there?" asked the bear.',
    ])
  })

  it('reads Arabic stops and keeps the semicolon inside the sentence', () => {
    expect(sentencesOf('أين أنت؟ لا أعلم؛ ربما عاد! ثم مضى.')).toEqual(['أين أنت؟', 'لا أعلم؛ ربما عاد!', 'ثم مضى.'])
  })

  it('ends a sentence at the end of a verse line and a heading, not at a wrapped line', () => {
    expect(sentencesOf('Twinkle little star\nHow I wonder\n\nCHAPTER ONE\nHe went.')).toHaveLength(4)
    const line = 'and so the old man went down to the sea shore and looked'
    expect(sentencesOf(`${line}\n${line}\n${line}\n${line}.`)).toHaveLength(1)
  })

  it('reads narrow wrapped lines as one text, names at their beginnings too', () => {
    const narrow =
      'Once there were four little\nrabbits who lived with their\nmother under the root of a\nvery big fir. "Now," said old\nMrs. Hare one day, "do not\ngo into Mr. Green\'s garden,\nmy dears, for he is cross."\n\nThe end'
    expect(sentencesOf(narrow)).toEqual([
      'Once there were four little\nrabbits who lived with their\nmother under the root of a\nvery big fir.',
      '"Now," said old\nMrs. Hare one day, "do not\ngo into Mr. Green\'s garden,\nmy dears, for he is cross."',
      'The end',
    ])
  })

  it('goes on over a page break in the middle of a sentence', () => {
    expect(sentencesOf('He walked slowly towards the old\n\nhouse by the lake. Then he slept.')).toEqual([
      'He walked slowly towards the old\n\nhouse by the lake.',
      'Then he slept.',
    ])
    expect(sentencesOf('He stopped.\n\nthe end')).toHaveLength(2)
    expect(sentencesOf('The Lost Cat\n\nOnce she ran away.')).toHaveLength(2)
  })

  it('keeps what is said in Arabic marks with the one who says it', () => {
    expect(sentencesOf('«لا تخف!» قالت الأم. «أين أنت؟» فجاء الولد. هل رأيت القمر? نعم.')).toEqual([
      '«لا تخف!» قالت الأم.',
      '«أين أنت؟»',
      'فجاء الولد.',
      'هل رأيت القمر?',
      'نعم.',
    ])
  })

  it('marks what is spoken in double, single, curly and Arabic quotes, and dialogue lines', () => {
    expect(quotedOf('He said "come here" to her.')).toEqual(['come', 'here'])
    expect(quotedOf("'Come here,' said she. 'Tis late.")).toEqual(['come', 'here'])
    expect(quotedOf('قال: «تعال هنا» ومضى')).toEqual(['تعال', 'هنا'])
    expect(quotedOf('- Come here.\nHe came.')).toEqual(['come', 'here'])
  })

  it('folds case and apostrophes and splits at hyphens', () => {
    expect(wordsOf('Don’t pull the CLAY-pipe')).toEqual(["don't", 'pull', 'the', 'clay', 'pipe'])
  })

  it('names the language of a text', () => {
    expect(tokenize('only English here').language).toBe('en')
    expect(tokenize('نص عربي فقط').language).toBe('ar')
    expect(tokenize('half of it ونصفه الآخر هنا').language).toBe('mixed')
  })

  it('keeps its offsets for any text: words and sentences in order, inside one another, never overlapping', () => {
    const piece = fc.constantFrom(
      'He ran',
      '. ',
      '? ',
      '\n',
      '\n\n',
      '"',
      '’',
      "'s",
      ' قال',
      '؟ ',
      ' — ',
      '…',
      '3.5',
      '😀',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        const cut = tokenize(text)
        let last = 0
        for (let token = 0; token < cut.tokenCount; token += 1) {
          const sentence = cut.tokenSentence[token]!
          expect(cut.tokenStart[token]).toBeGreaterThanOrEqual(last)
          expect(cut.tokenEnd[token]).toBeGreaterThan(cut.tokenStart[token]!)
          expect(cut.tokenStart[token]).toBeGreaterThanOrEqual(cut.sentenceStart[sentence]!)
          expect(cut.tokenEnd[token]).toBeLessThanOrEqual(cut.sentenceEnd[sentence]!)
          expect(token).toBeGreaterThanOrEqual(cut.sentenceToken[sentence]!)
          expect(token).toBeLessThan(cut.sentenceToken[sentence + 1]!)
          last = cut.tokenEnd[token]!
        }
        expect(cut.sentenceToken[cut.sentenceCount]).toBe(cut.tokenCount)
      }),
    )
  })
})
