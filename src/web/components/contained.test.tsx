import { expect, it } from 'vitest'
import { Contained } from './contained.tsx'

const state = (of: unknown, error?: unknown) => ({ of, error })

it('shows its children until one of them throws, and tries again with another subject', () => {
  expect(Contained.getDerivedStateFromError(new Error('broken'))).toEqual({ error: new Error('broken') })
  const props = { children: null, of: 'book' }
  expect(Contained.getDerivedStateFromProps(props, state('book', 'broken'))).toBeNull()
  expect(Contained.getDerivedStateFromProps(props, state('another', 'broken'))).toEqual(state('book'))
})
