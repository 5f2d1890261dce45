import { expect, test } from 'vitest'
import { findingsAnswer, pageAnswer, ratingsAnswer, sentSchema, textsAnswer } from './answers.ts'

type Node = { type?: string; properties?: Record<string, Node>; required?: string[]; additionalProperties?: boolean }

function objectsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn)
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && node.type === 'object' ? [node as Node] : []
  return [...own, ...Object.values(node).flatMap(objectsIn)]
}

// What strict structured output asks for; a provider refuses the whole request otherwise.
test.each(Object.entries({ findingsAnswer, ratingsAnswer, textsAnswer, pageAnswer }))(
  'the schema of %s is one that every provider takes',
  (_, schema) => {
    const sent = sentSchema(schema)
    expect(objectsIn(sent).length).toBeGreaterThan(0)
    for (const { properties = {}, required, additionalProperties } of objectsIn(sent)) {
      expect(required?.toSorted()).toEqual(Object.keys(properties).toSorted())
      expect(additionalProperties).toBe(false)
    }
    expect(JSON.stringify(sent)).not.toMatch(/"(?:\$ref|\$schema|minimum|maximum|pattern)"/)
  },
)

test('a short range of whole numbers is sent as a list of strings, and read as a number either way', () => {
  const { properties } = sentSchema(findingsAnswer) as { properties: { findings: { items: Node } } }
  expect(properties.findings.items.properties?.intensity).toMatchObject({ type: 'string', enum: ['1', '2', '3', '4'] })
  const finding = {
    category: 'fear',
    sense: 'dark',
    stance: 'depicted',
    forbidden: false,
    quote: 'Night.',
    criteria: [],
  }
  const read = (intensity: unknown) =>
    findingsAnswer.safeParse({
      findings: [{ ...finding, intensity }],
      values: [],
      themes: [],
      people: [],
      instructions: [],
      events: '',
    })
  expect([read('3').data?.findings[0]?.intensity, read(3).data?.findings[0]?.intensity]).toEqual([3, 3])
  expect([read('5').success, read('high').success]).toEqual([false, false])
})

test('an answer beyond its bounds is refused, though the schema that was sent does not name them', () => {
  expect(pageAnswer.safeParse({ text: '', readable: 140 }).success).toBe(false)
})
