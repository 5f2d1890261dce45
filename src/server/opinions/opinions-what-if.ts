import type { Language } from '../../contract/languages.ts'
import type { OpinionsWhatIf } from '../../contract/opinions.ts'
import type { CatalogueRepository } from '../db/catalogue-repository.ts'
import type { OpinionRepository } from '../db/opinion-repository.ts'
import { countOpinions } from './count-opinions.ts'
import { ifCounted } from './if-counted.ts'
import { spokenOf } from './spoken-of.ts'

/** Rows of books read at once. */
const CHUNK = 200

type Repositories = { opinions: OpinionRepository; catalogue: CatalogueRepository }

/** What the whole library would come to if what families say counted. Nothing changes. */
export async function opinionsWhatIf(
  { opinions, catalogue }: Repositories,
  language: Language,
): Promise<OpinionsWhatIf> {
  const all = [...(await opinions.all())]
  const items: OpinionsWhatIf['items'] = []
  let enough = 0
  for (let at = 0; at < all.length; at += CHUNK) {
    const some = all.slice(at, at + CHUNK)
    const shown = await catalogue.shown(
      some.map(([id]) => id),
      language,
    )
    for (const [id, told] of some) {
      const listed = shown.get(id)?.listed ?? null
      const spoken = spokenOf(listed)
      const outcome = spoken && ifCounted(spoken, told)
      if (!outcome || listed?.result == null || !('title' in listed.result)) continue
      enough += 1
      const { title, author } = listed.result
      if (outcome.changes.length > 0) items.push({ id, title, author, counts: countOpinions(told), ...outcome })
    }
  }
  const years = ({ before, after }: (typeof items)[number]): number =>
    Number.parseInt(after.age, 10) - Number.parseInt(before.age, 10)
  return {
    books: all.length,
    enough,
    older: items.filter((item) => years(item) > 0).length,
    younger: items.filter((item) => years(item) < 0).length,
    verdicts: items.filter(({ changes }) => changes.includes('verdict')).length,
    items: items.toSorted((a, b) => Number(b.changes.includes('verdict')) - Number(a.changes.includes('verdict'))),
  }
}
