import { describe, expect, it } from 'vitest'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import type { Result } from '../../../contract/result.ts'
import { listedBook } from '../../../../tests/support/web/books.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { BookCard } from './book-card.tsx'
import { libraryBooks } from './library-book.ts'

const nothing = () => {}

async function card(changes: Partial<ListedEvaluation>, changed: Partial<Result>, selected?: boolean) {
  const [book] = libraryBooks([listedBook(changes, changed)])
  if (!book) throw new Error('A book without a result has no card')
  return show(
    <BookCard
      book={book}
      index={0}
      total={1}
      selected={selected}
      onOpen={nothing}
      onEdit={nothing}
      onToggle={nothing}
    />,
  )
}

describe('a card', () => {
  it('says title, author, verdict, age, language, three genres, and readers’ rating to one decimal', async () => {
    const { text, html } = await card(
      { openLibraryData: { status: 'ok', rating: 4.26, coverImageUrl: '/community.jpg' } },
      { author: 'Aisha Salem', genres: ['Adventure', 'Islamic', 'STEM', 'Bedtime'], language: 'Bilingual' },
    )
    for (const part of ['The Lost Falcon', 'Aisha Salem', 'Whitelisted', '7+', 'Bilingual', '4.3']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Adventure Islamic STEM')
    expect(text).not.toContain('Bedtime')
    expect(html).toContain('src="/community.jpg"')
  })

  it('shows no rating where the source has none, a generated cover without a picture', async () => {
    const { text, html } = await card({ openLibraryData: { status: 'unavailable', rating: 4.2 } }, {})
    expect(text).not.toContain('4.2')
    expect(text).toContain('Unknown author')
    expect(html).not.toContain('<img')
  })

  it('has an edit button, in selection mode a checkbox in its place', async () => {
    const usual = await card({}, {})
    expect(usual.html).toContain('aria-label="Edit The Lost Falcon"')
    expect(usual.html).not.toContain('type="checkbox"')
    const selecting = await card({}, {}, true)
    expect(selecting.html).not.toContain('Edit The Lost Falcon')
    expect(selecting.html).toMatch(/aria-label="Select The Lost Falcon"/)
    expect(selecting.html).toContain('aria-pressed="true"')
  })

  it('colours the four ratings by their level', async () => {
    const { html } = await card(
      {},
      { system3_theme_complexity: { rating: 'High' } as Result['system3_theme_complexity'] },
    )
    const cells = [...html.matchAll(/<li title="([^"]+)" class="[^"]*bg-(\w+)-soft/g)].map(
      ([, name, tone]) => `${name}, ${tone}`,
    )
    expect(cells).toEqual([
      'Cultural Values: Safe, good',
      'Child Safety: Moderate, caution',
      'Theme Complexity: High, bad',
      'Language Level: Easy, good',
    ])
  })
})
