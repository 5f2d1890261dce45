/** Of one list and the books it is compared with. */
const MOST = 4096

/**
 * What a pure function made of a text, remembered for the last texts: in a library each title is compared with many, and taking
 * it apart costs more than the comparison.
 */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    known.set(text, made)
    if (known.size > MOST) known.delete(known.keys().next().value ?? '')
    return made
  }
}
