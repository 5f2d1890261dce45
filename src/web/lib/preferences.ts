/** Choices that outlive the page. Where storage is blocked they last as long as the page does. */
const memory = new Map<string, string>()

export function readPreference(key: string): string | undefined {
  try {
    return window.localStorage.getItem(`mizan.${key}`) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

export function writePreference(key: string, value: string | undefined): void {
  if (value === undefined) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === undefined) window.localStorage.removeItem(`mizan.${key}`)
    else window.localStorage.setItem(`mizan.${key}`, value)
  } catch {
    // Storage is full or blocked: the choice stays in memory.
  }
}
