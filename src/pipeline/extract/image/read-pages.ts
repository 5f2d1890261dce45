/** Pages under way at once at most; how many of them are recognised is the recogniser's to say. */
const UNDER_WAY = 4

/**
 * Reads the pages of one book, several at once, and answers in their order. A page begins when the one `UNDER_WAY` before
 * it is done and is told of all up to that one: what pages learn from each other is the same on a busy and an idle machine.
 */
export async function readPages<Page, Result>(
  pages: Iterable<Page> | AsyncIterable<Page>,
  read: (page: Page, earlier: readonly Result[]) => Promise<Result>,
): Promise<Result[]> {
  const underWay: Promise<Result>[] = []
  for await (const page of pages) {
    const earlier = await Promise.all(underWay.slice(0, Math.max(0, underWay.length - UNDER_WAY + 1)))
    const reading = read(page, earlier)
    // Whoever waits for the page meets its failure.
    reading.catch(() => undefined)
    underWay.push(reading)
  }
  return Promise.all(underWay)
}
