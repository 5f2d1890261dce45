import sharp, { type Sharp } from 'sharp'
import type { PictureBox } from '../../../contract/pictures.ts'
import { decodeFile } from './decode-file.ts'
import { hashDistance, pictureHash } from './picture-hash.ts'
import { lookAt } from './picture-look.ts'

/** A picture a reader came upon, with a small copy of it. */
export type FoundPicture = {
  /** Index of the reader's page, and the offset in its text where the picture stands, if there is one. */
  page: number
  at?: number
  /** Shares of the page. */
  box?: PictureBox
  width: number
  height: number
  hash: string
  /** WebP, no edge longer than 320 pixels. */
  thumbnail: Uint8Array
  /** As of BookPicture. */
  nudity?: number
}
export type FoundPictures = {
  kept: FoundPicture[]
  more: number
  /** The first of those kept, twice as large as its thumbnail (WebP). */
  first?: Uint8Array
}
type Place = Pick<FoundPicture, 'page' | 'at' | 'box'>

/** Each is looked at beside the one before it: adding waits until that one is done with. */
export type PictureCollector = {
  /** A file of a picture as it lies in the book. What cannot be decoded is none. */
  addFile(bytes: Uint8Array, place: Place): Promise<void>
  /** Points of a page that was drawn, or a part of it. */
  addDrawn(picture: Sharp, place: Place): Promise<void>
  /** Found and not looked at, for time or number. */
  skip(): void
  readonly full: boolean
  /** What is no ornament, in the order it was added. */
  finish(): Promise<FoundPictures>
}

type Size = Pick<FoundPicture, 'width' | 'height'>
/** What is no ornament, with the first form of its thumbnail. */
type Candidate = Size & { picture: Sharp; hash: string; thumbnail: Uint8Array }

// A picture is opened once: what sharp would keep of it is of no use.
sharp.cache(false)

const MOST_PICTURES = 400
const THUMBNAIL_EDGE = 320
/** A file of a picture is decoded to this size, and looked at. */
export const LOOKING_EDGE = 2 * THUMBNAIL_EDGE
/** Of all thumbnails of a book; with many of them each gets less. */
const MOST_BYTES = 1_400_000
type Form = { edge: number; quality: number }
const FIRST_FORM: Form = { edge: THUMBNAIL_EDGE, quality: 68 }
/** Tried in turn until a thumbnail is small enough. */
const SMALLER_FORMS: Form[] = [
  { edge: THUMBNAIL_EDGE, quality: 50 },
  { edge: THUMBNAIL_EDGE, quality: 34 },
  { edge: 200, quality: 30 },
  { edge: 100, quality: 10 },
]
/** Kept back for each further picture: even grain takes no more in the last form. */
const LEAST_ROOM = 1500
/** Smaller is an ornament, a rule, a bullet. */
const SHORTEST_EDGE = 90
const LEAST_PIXELS = 11_000
const LONGEST_SHAPE = 5
const EVEN = 6
/** What stands on so many pages belongs to the pages, not to the book; a large picture may come back once in a while. */
const REPEATED = 3
const ALIKE = 3
const LARGE_PIXELS = 250_000
const LARGE_SHARE = 0.25
/**
 * Less than this of a picture of type alone is coloured, or inside of anything thicker than type. It is a whole page, or lines of type or
 * of notes with gaps between them; a drawing by a fine pen has no gap.
 */
const TYPE_ALONE = { coloured: 0.04, solid: 0.015, tallest: 0.5 }
const WHOLE_PAGE = 0.75

/** @param until on the clock of `performance.now()`; what comes later is counted and not looked at */
export function createPictureCollector(until = Number.POSITIVE_INFINITY): PictureCollector {
  const found: FoundPicture[] = []
  let more = 0
  let bytes = 0
  let first: { picture: FoundPicture; large: Uint8Array } | undefined
  /** All that were added so far, in their order. */
  let done = Promise.resolve()
  const isFull = (): boolean => found.length >= MOST_PICTURES || performance.now() > until

  async function add(place: Place, look: (before: Promise<void>) => Promise<Candidate | undefined>): Promise<void> {
    if (isFull()) {
      more += 1
      return
    }
    const before = done
    done = keepAfter(before, place, look(before))
    await before
  }

  async function keepAfter(
    before: Promise<void>,
    place: Place,
    looking: Promise<Candidate | undefined>,
  ): Promise<void> {
    // What cannot be looked at is left out, and the book is read without it.
    const [candidate] = await Promise.all([looking.catch(() => undefined), before])
    if (found.length >= MOST_PICTURES) more += 1
    else if (candidate !== undefined) await keep(candidate, place).catch(() => undefined)
  }

  async function keep({ picture, width, height, hash, ...candidate }: Candidate, place: Place): Promise<void> {
    const free = MOST_BYTES - bytes - LEAST_ROOM * (MOST_PICTURES - found.length - 1)
    const thumbnail = await withinRoom(picture, candidate.thumbnail, Math.max(LEAST_ROOM, free / 8))
    if (bytes + thumbnail.length > MOST_BYTES) {
      more += 1
      return
    }
    bytes += thumbnail.length
    const one = { ...place, width, height, hash, thumbnail }
    found.push(one)
    first ??= {
      picture: one,
      large: Uint8Array.from(await resized(picture, LOOKING_EDGE).webp().toBuffer()),
    }
  }

  return {
    addFile: async (file, place) =>
      await add(place, async (before) => {
        // Decoded once, small: every further look is at this copy.
        const decoded = await decodeFile(file, LOOKING_EDGE, before)
        return decoded && (await candidateOf(decoded.picture, decoded, place))
      }),
    addDrawn: async (picture, place) =>
      await add(place, async () => {
        const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
        return await candidateOf(sharp(data, { raw: info }), info, place)
      }),
    skip() {
      more += 1
    },
    get full() {
      return isFull()
    },
    async finish() {
      await done
      const kept = withoutRepeated(found)
      const isFirst = first !== undefined && kept[0] === first.picture
      return { kept, more, ...(isFirst && { first: first!.large }) }
    },
  }
}

async function candidateOf(picture: Sharp, { width, height }: Size, { box }: Place): Promise<Candidate | undefined> {
  const shape = Math.max(width, height) / Math.max(1, Math.min(width, height))
  if (Math.min(width, height) < SHORTEST_EDGE || width * height < LEAST_PIXELS || shape > LONGEST_SHAPE)
    return undefined
  const look = await lookAt(picture)
  if (look.contrast < EVEN) return undefined
  const covers = box === undefined ? 0 : box.width * box.height
  const isType = look.solid <= TYPE_ALONE.solid && look.coloured <= TYPE_ALONE.coloured
  if (isType && (covers >= WHOLE_PAGE || look.tallest <= TYPE_ALONE.tallest)) return undefined
  return { picture, width, height, hash: await pictureHash(picture), thumbnail: await inForm(picture, FIRST_FORM) }
}

const resized = (picture: Sharp, edge: number): Sharp =>
  picture.clone().resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })

async function inForm(picture: Sharp, { edge, quality }: Form): Promise<Uint8Array> {
  return Uint8Array.from(await resized(picture, edge).webp({ quality }).toBuffer())
}

async function withinRoom(picture: Sharp, thumbnail: Uint8Array, room: number): Promise<Uint8Array> {
  let made = thumbnail
  for (const form of SMALLER_FORMS) {
    if (made.length <= room) break
    made = await inForm(picture, form)
  }
  return made
}

function withoutRepeated(found: readonly FoundPicture[]): FoundPicture[] {
  const first: { picture: FoundPicture; pages: Set<number> }[] = []
  const groupOf = new Map<FoundPicture, (typeof first)[number]>()
  for (const picture of found) {
    const known = first.find((group) => hashDistance(group.picture.hash, picture.hash) <= ALIKE)
    const group = known ?? { picture, pages: new Set<number>() }
    if (known === undefined) first.push(group)
    group.pages.add(picture.page)
    groupOf.set(picture, group)
  }
  return found.filter((picture) => {
    const group = groupOf.get(picture)
    if (group === undefined || group.pages.size < REPEATED) return true
    const share = picture.box === undefined ? 0 : picture.box.width * picture.box.height
    const isLarge =
      share >= LARGE_SHARE || (picture.box === undefined && picture.width * picture.height >= LARGE_PIXELS)
    return isLarge && group.picture === picture
  })
}
