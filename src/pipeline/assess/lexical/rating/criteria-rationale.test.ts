import { expect, it } from 'vitest'
import { someFinding } from '../../../../../tests/support/whole-book.ts'
import type { PageKind } from '../../../../contract/book-text.ts'
import { redLineRationale } from './criteria-rationale.ts'

const told = (pageKind: PageKind) =>
  redLineRationale(
    { en: 'violence', ar: 'العنف' },
    [someFinding('violence', 2, { page: 3 })],
    [{ en: 'fighting', ar: 'قتال' }],
    60,
    pageKind,
  )

it('says on which page the strongest passage stands, and names no part of a file that has no pages', () => {
  expect(told('page')).toEqual({
    en: 'One passage bears on violence: fighting. It is moderate (page 3).',
    ar: 'موضع واحد يمسّ العنف: قتال. وهو متوسط (الصفحة 3).',
  })
  expect(told('part')).toEqual({
    en: 'One passage bears on violence: fighting. It is moderate.',
    ar: 'موضع واحد يمسّ العنف: قتال. وهو متوسط.',
  })
})
