import { expect, test } from 'vitest'
import { lineKind } from './line-kind.ts'

test.each([
  [
    'display',
    [
      'The Gold Lantern',
      'BOOK OF LANTERNS',
      'X-Ships',
      'حكاية أرنب',
      'كلمة السر',
      'مكتبة جدتي',
      'Heron and Son',
      'The Harbour Library',
      'Notes from a Lighthouse',
    ],
  ],
  [
    'heading',
    [
      'CONTENTS',
      'Table of Contents',
      'PREFACE.',
      'Chapter IV',
      'CHAP. II',
      'Second Chapter',
      '12',
      '3. The Sea',
      'IV - The Sea',
      'For my mother',
      "AUTHOR'S NOTE",
      'الفصل الأول',
      'مقدمة المترجم',
      'أشخاص الرواية',
      '١ - البحر',
      'بسم الله الرحمن الرحيم',
    ],
  ],
  [
    'imprint',
    [
      'Illustrated by Mona Saleh',
      'WITH TWELVE ILLUSTRATIONS',
      'Second Edition',
      'LONDON',
      'New York, 1911',
      'Copyright, 1911, by Lantern & Co.',
      '1911',
      'MDCCCLIII',
      'All rights reserved',
      'AUTHOR OF "THE SEA"',
      'Lantern Press',
      'ترجمة: منى صالح',
      'رسوم',
      'الطبعة الأولى',
      'دار النخلة للنشر والتوزيع',
    ],
  ],
  [
    'prose',
    [
      'Every evening the keeper went up to light the lantern above the harbour.',
      'life is strange when a small lantern must show the others that it has',
    ],
  ],
  ['empty', ['', '* * *', 'Cover', 'Title Page']],
] as const)('%s', (kind, lines) => {
  for (const line of lines) expect.soft(lineKind(line), line).toBe(kind)
})
