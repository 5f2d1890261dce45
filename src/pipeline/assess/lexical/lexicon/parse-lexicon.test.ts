import { describe, expect, it } from 'vitest'
import { parseLexicon } from './parse-lexicon.ts'
import { parsePattern } from './parse-pattern.ts'

const parse = (content: string, classes = '<body> = head, heart'): ReturnType<typeof parseLexicon> =>
  parseLexicon([
    { name: 'en/classes.txt', content: classes },
    { name: 'en/violence.txt', content },
  ])

describe('parseLexicon', () => {
  it('reads an entry with its options and names the rule by file and pattern', () => {
    const { entries, faults } = parse(
      'stab * =in * <body> | violence:stabbing | 3 | near: knife, <body>; notnext: of; weak',
    )
    expect(faults).toEqual([])
    const [entry] = entries
    expect(entry?.rule).toBe('en/violence: stab * =in * <body>')
    expect(entry?.intensity).toBe(3)
    expect(entry?.weak).toBe(true)
    expect(entry?.slots.map((slot) => slot.gap)).toEqual([0, 3, 3])
    expect(entry?.slots[1]?.anyOf).toEqual([{ kind: 'form', text: 'in' }])
    expect(entry?.near).toEqual([
      { kind: 'stem', text: 'knife' },
      { kind: 'class', text: 'body' },
    ])
  })

  it('stems the words of a pattern and reads 4! as forbidden', () => {
    const { entries } = parse('killed children | violence:killing | 4!')
    expect(entries[0]?.slots.map((slot) => slot.anyOf[0]?.text)).toEqual(['kill', 'child'])
    expect(entries[0]).toMatchObject({ intensity: 4, forbidden: true })
  })

  it('ignores comments and resolves a class inside a class', () => {
    const { entries, classes, faults } = parse(
      '# a note\n\nhit <victim> | violence:blows | 1 # light',
      '<victim> = <animal>, man\n<animal> = dog',
    )
    expect(faults).toEqual([])
    expect(entries).toHaveLength(1)
    expect(classes.get('victim')?.map(({ text }) => text)).toEqual(['dog', 'man'])
  })

  it('names file and line of every fault', () => {
    const { faults } = parse(
      [
        'stab | violence:stabbing | 5',
        'stab | crime:stabbing | 1',
        '* stab | violence:stabbing | 1',
        'stab | violence | 1',
        'stab | violence:stabbing | 1 | nearby: knife',
        'hit <limb> | violence:blows | 1',
        'a friend | theme:friendships | 1',
        'slap | violence:blows | 1',
        'slap | violence:blows | 1',
      ].join('\n'),
    )
    expect(faults).toEqual([
      'en/violence.txt:1: "5" is not an intensity',
      'en/violence.txt:2: unknown category "crime"',
      'en/violence.txt:3: a pattern must not begin with *',
      'en/violence.txt:4: the sense is missing',
      'en/violence.txt:5: unknown option "nearby: knife"',
      'en/violence.txt:7: unknown theme "friendships"',
      'en/violence.txt:9: the same entry as en/violence.txt:8',
      'en/violence: hit <limb>: class <limb> is not declared',
    ])
  })

  it('reports a class that contains itself', () => {
    expect(parse('', '<a> = <b>\n<b> = <a>').faults.length).toBeGreaterThan(0)
  })
})

describe('parsePattern', () => {
  it('reads hyphens as spaces and alternatives as one slot', () => {
    expect(parsePattern('cock-crow')).toHaveLength(2)
    expect(parsePattern('slay/kill')[0]?.anyOf.map(({ text }) => text)).toEqual(['slay', 'kill'])
  })
})
