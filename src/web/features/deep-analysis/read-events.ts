export type ServerEvent = { name: string; data: unknown }

/**
 * Reads server-sent events out of a text that grows: each call takes the whole text so far and gives the events that have
 * become complete since the last. Comments are passed over.
 */
export function createEventReader(): (textSoFar: string) => ServerEvent[] {
  let read = 0
  return (textSoFar) => {
    const end = textSoFar.lastIndexOf('\n\n')
    if (end < read) return []
    const blocks = textSoFar.slice(read, end).split('\n\n')
    read = end + 2
    return blocks.flatMap((block) => {
      const fields = block.split('\n')
      const name = fields.find((line) => line.startsWith('event: '))?.slice('event: '.length)
      const data = fields.find((line) => line.startsWith('data: '))?.slice('data: '.length)
      return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) as unknown }]
    })
  }
}
