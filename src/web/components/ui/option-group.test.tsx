import { expect, it } from 'vitest'
import { plainText, show } from '../../../../tests/support/web/show.tsx'
import { PageOrBook } from '../../features/upload/page-or-book.tsx'
import { OptionGroup } from './option-group.tsx'

/** What a screen reader says of each choice: its name, what it means, and whether it is the chosen one. */
function choices(html: string): [name: string, text: string, chosen: boolean][] {
  const named = (id = '') => plainText(new RegExp(`<span id="${id}"[^>]*>(.*?)</span>`, 's').exec(html)?.[1] ?? '')
  const pick = (tag: string, attribute: string) => named(new RegExp(`${attribute}="([^"]*)"`).exec(tag)?.[1])
  return [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => [
    pick(tag, 'aria-labelledby'),
    pick(tag, 'aria-describedby'),
    tag.includes('checked=""'),
  ])
}

it('names each choice, tells what it means, and marks the chosen one', async () => {
  const options = [
    { value: 'full', name: 'The whole book', text: 'Every sentence is read.' },
    { value: 'focused', name: 'Samples', text: 'It is cheaper.' },
  ] as const
  const { html } = await show(
    <OptionGroup legend="What is read" options={options} value="focused" onChange={() => undefined} />,
  )
  expect(plainText(/<legend.*?<\/legend>/s.exec(html)?.[0] ?? '')).toBe('What is read')
  expect(choices(html)).toEqual([
    ['The whole book', 'Every sentence is read.', false],
    ['Samples', 'It is cheaper.', true],
  ])
})

it('asks whether pictures are pages or books, under a legend that is only heard', async () => {
  const { html } = await show(<PageOrBook oneBook={false} onChange={() => undefined} />)
  expect(html).toContain('<legend class="sr-only">Order of the pages</legend>')
  expect(choices(html)).toEqual([
    ['The pictures are pages of one book', 'They are read in this order and give one result.', false],
    ['Each picture is a book of its own', 'Every picture gives its own result.', true],
  ])
})
