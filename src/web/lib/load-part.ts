import { connectionStore, noteFailure } from './connection.ts'

/** A part of this page is gone, for the server has a newer build: only a reload brings a page whose parts are all there. */
export class PageOutdated extends Error {
  override readonly name = 'PageOutdated'
}

const LOOK_AGAIN_MS = 1000

/**
 * Fetches a part of the application that is loaded when it is first needed. While nobody answers, as during an upgrade, it
 * waits.
 *
 * @throws PageOutdated when the part went with an earlier build
 */
export async function loadPart<T>(fetchPart: () => Promise<T>): Promise<T> {
  for (let refused = 0; ;) {
    try {
      return await fetchPart()
    } catch (error) {
      const page = await newestPage()
      if (page === undefined) {
        // Told above the page, and asked after there.
        noteFailure(error)
        while (connectionStore.get().lost) await pause()
      } else {
        if (!ownScripts().every((source) => page.includes(source))) {
          throw new PageOutdated('a newer version is here', { cause: error })
        }
        refused += 1
        if (refused > 1) throw error
        await pause()
      }
    }
  }
}

/** The page as the server has it now; undefined while nobody answers. */
async function newestPage(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/** Their names are made of what is in them. */
function ownScripts(): string[] {
  const scripts = document.querySelectorAll('script[type="module"][src]')
  return [...scripts].flatMap((script) => script.getAttribute('src') ?? [])
}

async function pause(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN_MS)
  })
}
