import sharp from 'sharp'
import { MizanError } from '../../../../contract/errors.ts'
import { MAX_NOTE_CHARACTERS, type PictureMark } from '../../../../contract/picture-marks.ts'
import type { BookPicture } from '../../../../contract/pictures.ts'
import { findInjections } from '../../lexical/findings/injection.ts'
import { tokenize } from '../../lexical/segment/tokenize.ts'
import { picturesAnswer, type PicturesAnswer } from '../answers.ts'
import { createAsk, type Ask } from '../calls/ask.ts'
import { createBudget } from '../calls/budget.ts'
import { createMemoryJournal, type CallJournal } from '../calls/call-journal.ts'
import { createNarrowGate } from '../calls/narrow-gate.ts'
import { createStallClock } from '../calls/stall-clock.ts'
import { connectModel } from '../model/connect-model.ts'
import type { Model } from '../model/model.ts'
import { fullName, type ModelSettings } from '../model/model-settings.ts'
import { oneLine } from '../prompts/describe.ts'
import { renderPrompt } from '../prompts/render-prompt.ts'
import { proofOfSight } from './proof-of-sight.ts'

/** A picture as it is shown to a model. */
export type PictureToShow = Pick<BookPicture, 'number' | 'page' | 'box'> & { thumbnail: Uint8Array }

/** What came of showing the pictures of a book. */
export type ModelSight = {
  /** Of the pictures the model has seen. */
  marks: PictureMark[]
  /** Why it has not seen the others, if it has not. */
  fault: MizanError | null
}

/** Shown at once, beside the proof of sight. */
export const PICTURES_AT_ONCE = 8
const MOST_CAPTION = 240

type Options = { calls?: CallJournal | undefined; signal?: AbortSignal | undefined; now?: () => Date }
type Answered = PicturesAnswer['pictures'][number]
type Seen = { picture: PictureToShow; answer: Answered }

/**
 * Shows the pictures of a book to a model, some at a time. A model that does not see, fails or has no budget left costs no book:
 * what it has not seen has no mark. With each batch goes a picture of a number; who cannot write that down is blind and is not
 * believed that there was nothing.
 *
 * Where words in a picture speak to whoever judges the book, nothing the model found harmless counts as seen; what it objects to
 * stays.
 *
 * @throws only when the signal is aborted, or for what is no fault of the model
 */
export function createPictureLook(settings: ModelSettings, model: Model = connectModel(settings)) {
  const gate = createNarrowGate(settings.concurrency)
  return async (pictures: readonly PictureToShow[], options: Options = {}): Promise<ModelSight> => {
    const { calls: journal = createMemoryJournal(), signal, now = () => new Date() } = options
    const stop = new AbortController()
    const ask = createAsk({
      model,
      settings,
      journal,
      gate,
      budget: createBudget(settings.maxTokensPerBook, await journal.spentTokens()),
      clock: createStallClock(settings.timeoutMs),
      signal: signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]),
      giveUp: (reason) => stop.abort(reason),
    })
    const batches = Array.from({ length: Math.ceil(pictures.length / PICTURES_AT_ONCE) }, (_, index) =>
      pictures.slice(index * PICTURES_AT_ONCE, (index + 1) * PICTURES_AT_ONCE),
    )
    const answers = await Promise.allSettled(batches.map((batch) => show(ask, batch, settings)))
    signal?.throwIfAborted()
    const faults = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    const foreign = faults.find((fault) => !(fault instanceof MizanError))
    if (foreign !== undefined) throw foreign
    const seen = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const fault = faults.length === 0 ? null : (faults[0] as MizanError)
    const isBlind = fault?.code === 'engine_blind'
    return { marks: isBlind ? [] : marksOf(seen, fullName(settings), now().toISOString()), fault }
  }
}

async function show(ask: Ask, batch: readonly PictureToShow[], { model }: ModelSettings): Promise<Seen[]> {
  const images = await Promise.all(
    batch.map(async ({ thumbnail }) => await sharp(thumbnail).flatten().jpeg({ quality: 88 }).toBuffer()),
  )
  const proof = await proofOfSight(images)
  const answer = await ask({
    purpose: 'pictures',
    schema: picturesAnswer,
    system: renderPrompt('system'),
    prompt: renderPrompt('pictures', {
      count: String(batch.length + 1),
      numbers: batch.map(({ number }) => String(number)).join(', '),
    }),
    images: [proof.jpeg, ...images],
  })
  if (answer.number.replaceAll(/\D/g, '') !== proof.number) throw new MizanError('engine_blind', { model })
  return batch.flatMap((picture) => {
    const told = answer.pictures.find((one) => one.picture === picture.number)
    return told === undefined ? [] : [{ picture, answer: told }]
  })
}

function marksOf(seen: readonly Seen[], reviewer: string, at: string): PictureMark[] {
  const isSuspicious = seen.some(({ answer }) => instructs(answer))
  return seen.flatMap(({ picture, answer }) => {
    const findings = answer.findings
      .map(({ category, level, caption }) => ({
        category,
        level,
        evidence: {
          kind: 'picture' as const,
          page: picture.page,
          ...(picture.box && { box: picture.box }),
          caption: oneLine(caption, MOST_CAPTION),
        },
      }))
      .toSorted((one, other) => other.level - one.level)
    const tells = instructs(answer)
    if (isSuspicious && !tells && findings.length === 0) return []
    const [gravest] = findings
    return {
      picture: picture.number,
      objection:
        gravest === undefined
          ? null
          : {
              category: gravest.category,
              level: gravest.level,
              note: gravest.evidence.caption.slice(0, MAX_NOTE_CHARACTERS),
            },
      reviewer,
      at,
      model: { findings, instructs: tells },
    }
  })
}

/** The model says so, or the words it wrote down do, whatever it makes of them. */
function instructs({ words, instructs: told }: Answered): boolean {
  return told || findInjections(tokenize(words)).length > 0
}
