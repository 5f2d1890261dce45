/**
 * Works on up to `parallel` items at once and hands the answers over in the order of the items, each as soon as it and all
 * before it are there. The first rejection ends the whole.
 */
export async function inOrder<Item, Answer>(
  items: readonly Item[],
  parallel: number,
  work: (item: Item) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const waiting = new Map<number, Answer>()
  let next = 0
  let handed = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      const answer = await work(items[index] as Item)
      waiting.set(index, answer)
      while (waiting.has(handed)) {
        onAnswer(waiting.get(handed) as Answer)
        waiting.delete(handed++)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, worker))
}
