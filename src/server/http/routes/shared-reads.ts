/**
 * Asks once for all who want to know the same at the same time. Whoever comes while an answer is being fetched shares the next
 * one, never the one under way: it may have been read before what the asker just did.
 */
export function shareNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null
  let next: Promise<Answer> | null = null
  const run = (): Promise<Answer> => {
    const answer = ask().finally(() => {
      if (running === answer) running = null
    })
    running = answer
    return answer
  }
  return async () => {
    if (running === null) return await run()
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = null
        return run()
      })
    return await next
  }
}

/** The last answers, by what they depend on; an answer that failed is asked for again. */
export function keepAnswers<Answer>(most: number): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>()
  return async (key, ask) => {
    const known = kept.get(key)
    if (known !== undefined) return await known
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    const answer = ask()
    kept.set(key, answer)
    answer.catch(() => kept.delete(key))
    return await answer
  }
}
