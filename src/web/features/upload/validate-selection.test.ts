import { describe, expect, it } from 'vitest'
import { addToSelection, fileFault, rejectionProblem } from './validate-selection.ts'

const MB = 1024 * 1024
const rejected = (...codes: string[]) => [{ errors: codes.map((code) => ({ code, message: '' })) }]

describe('fileFault', () => {
  it.each([
    ['regular', 'book.PDF', 100 * MB, undefined],
    ['regular', 'book.epub', 100 * MB + 1, 'file-too-large'],
    ['regular', 'page.png', 10, 'file-invalid-type'],
    ['regular', 'book.txt', 0, 'file-too-small'],
    ['ocr', 'page.JPEG', 50 * MB, undefined],
    ['ocr', 'page.bmp', 50 * MB + 1, 'file-too-large'],
    ['ocr', 'book.pdf', 10, 'file-invalid-type'],
  ] as const)('%s: %s of %d bytes', (kind, name, size, code) => {
    expect(fileFault(kind, { name, size })?.code).toBe(code)
  })
})

describe('rejectionProblem', () => {
  it('names the size first, then the type, else says something general', () => {
    expect(rejectionProblem('regular', rejected('file-invalid-type', 'file-too-large'))).toEqual({ code: 'tooLarge' })
    expect(rejectionProblem('ocr', rejected('file-too-large'))).toEqual({ code: 'imageTooLarge' })
    expect(rejectionProblem('regular', rejected('file-invalid-type'))).toEqual({ code: 'type' })
    expect(rejectionProblem('ocr', rejected('file-invalid-type'))).toEqual({ code: 'imageType' })
    expect(rejectionProblem('regular', rejected('file-too-small'))).toEqual({ code: 'other' })
  })
})

describe('addToSelection', () => {
  it('fills only the free places of ten', () => {
    const eight = Array.from({ length: 8 }, (_, index) => index)
    expect(addToSelection(eight, [8, 9])).toEqual({ files: [...eight, 8, 9] })
    expect(addToSelection(eight, [8, 9, 10])).toEqual({ files: [...eight, 8, 9], problem: { code: 'slots', count: 2 } })
  })
})
