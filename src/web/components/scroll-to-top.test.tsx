import { expect, it } from 'vitest'
import { scrollToTop } from './scroll-to-top.tsx'

function scrolled(endsAt: number) {
  const page = new EventTarget()
  const asked: ScrollToOptions[] = []
  const view = { scrollY: 400, scrollTo: (to: ScrollToOptions) => asked.push(to) }
  const leave = scrollToTop(view, page, 'smooth')
  return {
    asked,
    leave,
    ends: () => {
      view.scrollY = endsAt
      page.dispatchEvent(new Event('scrollend'))
    },
  }
}

it('goes all the way where a growing page ended it a little too low', () => {
  const { asked, ends } = scrolled(2)
  ends()
  expect(asked).toEqual([{ top: 0, behavior: 'smooth' }, { top: 0 }])
})

it.each([0, 120])('leaves alone who is at %i', (place) => {
  const { asked, ends } = scrolled(place)
  ends()
  expect(asked).toHaveLength(1)
})

it('waits no longer once its view is gone', () => {
  const { asked, ends, leave } = scrolled(2)
  leave()
  ends()
  expect(asked).toHaveLength(1)
})
