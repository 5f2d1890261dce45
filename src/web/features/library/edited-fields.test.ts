import { describe, expect, it } from 'vitest'
import { editedFields, editProblem } from './edited-fields.ts'

const before = { title: 'Maha', author: 'Aisha', publisher: 'Dunes' }

describe('an edit', () => {
  it('sends only what changed and is not empty, trimmed', () => {
    const form = editedFields(before, { title: ' Maha again ', author: 'Aisha ', publisher: '  ' }, undefined)
    expect([...form]).toEqual([['title', 'Maha again']])
  })

  it('sends a cover if one was chosen, and nothing at all where nothing changed', () => {
    const cover = new File(['x'], 'cover.png', { type: 'image/png' })
    expect([...editedFields(before, before, cover)]).toEqual([['coverImage', cover]])
    expect([...editedFields(before, before, undefined)]).toEqual([])
  })

  it('wants a title and an author, not a publisher, and a cover of at most 10 MB', () => {
    expect(editProblem({ ...before, title: ' ' }, undefined)).toBe('titleEmpty')
    expect(editProblem({ ...before, author: '\t' }, undefined)).toBe('authorEmpty')
    expect(editProblem({ ...before, publisher: '' }, { size: 10 * 1024 * 1024 })).toBeUndefined()
    expect(editProblem(before, { size: 10 * 1024 * 1024 + 1 })).toBe('coverTooLarge')
  })
})
