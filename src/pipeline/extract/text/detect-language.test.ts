import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('the language of a text', () => {
  it.each([
    [
      'filler',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
    ],
    [
      'Turkish without accents',
      'Kucuk cocuk ormanda yurudu. Bir kus gordu ve sarki soyledi. Annesi evde yemek pisirdi. Onlar o gun cok mutluydu ve eve dondu.',
    ],
    [
      'Swahili',
      'Mtoto mdogo alitembea msituni. Aliona ndege akaimba. Mama alipika wali nyumbani. Walikuwa na furaha sana siku hiyo.',
    ],
    [
      'French without accents',
      'Le petit garcon marche dans la foret. Il voit un oiseau et il chante. La fille mange une pomme rouge et son pere lit un livre.',
    ],
  ])('is foreign: %s', (_, text) => {
    expect(detectLanguage(text).other).toBe(1)
  })

  it.each([
    [
      'a book of single words',
      'Red ball. Blue ball. Big dog. Small dog. Run, dog, run! Jump, cat, jump! Yellow sun. Green tree. Happy cat. Wet fish. Hot soup. Cold snow. Warm bed.',
    ],
    [
      'names from elsewhere',
      'Khalai, Ntsiki, Bonilizwe and Ratshipi went to the river with Kgosi Mogale. They saw a fish and they were glad.',
    ],
    [
      'sounds',
      'Moo moo moo! Quack quack quack! Baa baa baa! Woof woof! Moo moo moo! Quack quack quack! Baa baa baa! Woof woof!',
    ],
    [
      'old words',
      'Thou art welcome hither, quoth the knight, doffing his helm betwixt the oaken boughs, and thereupon dismounted from his palfrey.',
    ],
  ])('is English: %s', (_, text) => {
    expect(detectLanguage(text)).toEqual({ language: 'en', other: 0 })
  })
})
