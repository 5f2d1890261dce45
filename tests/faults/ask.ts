/** What came back; null when the connection broke before a whole answer was there. */
export type Answer = { status: number; headers: Headers; text: string } | null

/** Longer than anything the server itself waits for, and than a process is stopped. */
const HANGS_AFTER_MS = 60_000

/** Asks as a client does, and minds how it is answered: whatever is refused says why and when to try again. */
export async function ask(url: string, init: RequestInit, fault: (what: string) => void): Promise<Answer> {
  const method = init.method ?? 'GET'
  const what = `${method} ${new URL(url).pathname}`
  const signal = AbortSignal.timeout(HANGS_AFTER_MS)
  try {
    const response = await fetch(url, { ...init, signal })
    const answer = { status: response.status, headers: response.headers, text: await response.text() }
    if (answer.status >= 500 || answer.status === 429) checkRefusal(what, answer, fault)
    return answer
  } catch (error) {
    if (signal.aborted) fault(`${what} was not answered within ${String(HANGS_AFTER_MS / 1000)} s`)
    else if (!(error instanceof TypeError)) throw error
    return null
  }
}

function checkRefusal(what: string, answer: NonNullable<Answer>, fault: (what: string) => void): void {
  const said = `${what}: ${String(answer.status)} ${answer.text.slice(0, 200)}`
  if (![429, 503].includes(answer.status)) fault(`not a refusal but a fault: ${said}`)
  if (answer.headers.get('retry-after') === null) fault(`no Retry-After: ${said}`)
  if (!/"error":"[^"]{10,}/.test(answer.text)) fault(`no sentence: ${said}`)
}
