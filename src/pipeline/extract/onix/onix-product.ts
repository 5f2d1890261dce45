import type { RejectReason } from '../../../contract/sources.ts'
import { isbn13 } from '../isbn13.ts'
import { type AgeRange, ageOf, type AudienceRange, isBadRange } from './audience-age.ts'

/** What is kept of one product record. */
export type OnixProduct = {
  recordReference: string
  withdrawn: boolean
  isbn: string | null
  title: string
  author: string
  publisher: string
  age: AgeRange | null
  /** Codes of list 28. */
  audience: string
  /** Code of list 150. */
  form: string
  coverUrl: string
}

/** Why a whole feed could not be read to its end. */
export type FeedFault = 'broken_xml' | 'old_version' | 'not_onix'
/** A record, or a statement in one, that could not be used. */
export type OnixReject = { recordReference: string; reason: RejectReason; detail: string }

/** A composite element while it is read: the texts of its own tags by reference name. */
export type Composite = { name: string; texts: Map<string, string[]>; inside: string[] }

/** Longer texts are no titles or names. */
const LONGEST_TEXT = 1000
const AUTHOR_ROLES = /^A0|^A1[0134]|^B0/
const DELETE = '05'

/** Gathers the composites of one product into what is kept of it. */
export class ProductBuilder {
  private isbns: string[] = []
  private titles: string[] = []
  private authors: string[] = []
  private publishers: string[] = []
  private imprint = ''
  private ranges: AudienceRange[] = []
  private audiences: string[] = []
  private form = ''
  private cover = ''
  private reference = ''
  private notification = ''

  /** A composite has ended. What belongs to a collection or to a related product is somebody else's. */
  add({ name, texts, inside }: Composite): void {
    if (inside.includes('Collection') || inside.includes('RelatedMaterial')) return
    const text = (tag: string): string => texts.get(tag)?.[0]?.trim().slice(0, LONGEST_TEXT) ?? ''
    if (name === 'Product') {
      this.reference = text('RecordReference')
      this.notification = text('NotificationType')
    } else if (name === 'ProductIdentifier') this.addIdentifier(text('ProductIDType'), text('IDValue'))
    else if (name === 'DescriptiveDetail') {
      this.form = text('ProductForm')
      this.audiences.push(...(texts.get('AudienceCode') ?? []))
    } else if (name === 'TitleElement') this.addTitle(text)
    else if (name === 'Contributor') this.addContributor(text)
    else if (name === 'Audience' && text('AudienceCodeType') === '01') this.audiences.push(text('AudienceCodeValue'))
    else if (name === 'AudienceRange') this.addRange(texts, text('AudienceRangeQualifier'))
    else if (name === 'Publisher') this.publishers.push(text('PublisherName'))
    else if (name === 'Imprint') this.imprint = text('ImprintName')
    else if (name === 'ResourceVersion') this.pendingLink = text('ResourceLink')
    else if (name === 'SupportingResource') {
      if (text('ResourceContentType') === '01' && this.cover === '') this.cover = this.pendingLink
      this.pendingLink = ''
    }
  }

  private pendingLink = ''

  private addIdentifier(type: string, value: string): void {
    if (type === '15' || type === '02' || (type === '03' && /^97[89]/.test(value))) this.isbns.push(value)
  }

  private addTitle(text: (tag: string) => string): void {
    if (!['', '01'].includes(text('TitleElementLevel'))) return
    const title = text('TitleText') || [text('TitlePrefix'), text('TitleWithoutPrefix')].filter(Boolean).join(' ')
    const subtitle = text('Subtitle')
    if (title !== '') this.titles.push(subtitle === '' ? title : `${title}: ${subtitle}`)
  }

  private addContributor(text: (tag: string) => string): void {
    if (!AUTHOR_ROLES.test(text('ContributorRole') || 'A01')) return
    const parts = [text('NamesBeforeKey'), text('KeyNames')].filter(Boolean).join(' ')
    const name = text('PersonName') || parts || text('PersonNameInverted') || text('CorporateName')
    if (name !== '' && this.authors.length < 6) this.authors.push(name)
  }

  private addRange(texts: Composite['texts'], qualifier: string): void {
    const values = texts.get('AudienceRangeValue') ?? []
    const bounds = (texts.get('AudienceRangePrecision') ?? []).map((precision, at) => ({
      precision: precision.trim(),
      value: values[at] ?? '',
    }))
    this.ranges.push({ qualifier, bounds })
  }

  /** The product, or why it is none, and what in it could not be used. */
  finish(): { product: OnixProduct | null; rejects: OnixReject[] } {
    const rejects: OnixReject[] = []
    const reject = (reason: RejectReason, detail: string): void => {
      rejects.push({ recordReference: this.reference, reason, detail: detail.slice(0, 200) })
    }
    const isbn = this.isbns.map(isbn13).find((valid) => valid !== null) ?? null
    const [given] = this.isbns
    if (isbn === null && given !== undefined) reject('bad_isbn', given)
    const bad = this.ranges.find(isBadRange)
    if (bad !== undefined) {
      reject('bad_age_range', bad.bounds.map(({ precision, value }) => `${precision} ${value}`).join(', '))
    }
    const title = this.titles[0] ?? ''
    const withdrawn = this.notification === DELETE
    if ((isbn === null && title === '') || (withdrawn && this.reference === '')) {
      reject('no_identity', '')
      return { product: null, rejects }
    }
    return {
      product: {
        recordReference: this.reference || (isbn ?? title),
        withdrawn,
        isbn,
        title,
        author: this.authors.join('; '),
        publisher: this.publishers.find(Boolean) ?? this.imprint,
        age: ageOf(this.ranges),
        audience: [...new Set(this.audiences.map((code) => code.trim()))].filter(Boolean).join(' '),
        form: this.form,
        coverUrl: /^https?:\/\//.test(this.cover) ? this.cover : '',
      },
      rejects,
    }
  }
}
