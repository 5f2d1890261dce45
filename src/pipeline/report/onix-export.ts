import type { ListedEvaluation } from '../../contract/evaluation.ts'
import { isTextOnly } from '../../contract/picture-marks.ts'
import { reviewedRecord } from '../../contract/review.ts'
import { xmlText } from './xml-text.ts'

const NAMESPACE = 'http://ns.editeur.org/onix/3.0/reference'
/** ISO 639-2/B, code list 74. */
const LANGUAGE_CODES: Readonly<Record<string, string[]>> = {
  English: ['eng'],
  Arabic: ['ara'],
  Bilingual: ['ara', 'eng'],
}

/** The beginning of an ONIX 3.0 message. @param day of the newest book, so that the same library gives the same bytes */
export function onixStart(day: string): string {
  const sent = element('SentDateTime', day.replaceAll('-', ''))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="${NAMESPACE}"><Header><Sender>${element('SenderName', 'Mizan')}</Sender>${sent}</Header>\n`
}
export const ONIX_END = '</ONIXMessage>\n'

/**
 * One judged book as an ONIX product: identity, language, keywords, the verdict and the media band as audience codes of our
 * own (list 29, code 02; where nobody has seen the pictures that tell a book, a third one says that only its text was judged), interest age (list 30, code 17) and reading age (18). '' for a book without a result. A person's
 * decision holds over the engine's verdict.
 */
export function onixProduct(row: ListedEvaluation): string {
  const { id, result, nmcAssessment } = reviewedRecord(row)
  if (result === null || 'error' in result) return ''
  const isbn =
    result.isbn.length === 13
      ? identifier('15', result.isbn)
      : result.isbn.length === 10
        ? identifier('02', result.isbn)
        : ''
  const parts = [
    element('RecordReference', `mizan.${id}`),
    element('NotificationType', '03'),
    isbn ||
      `<ProductIdentifier>${element('ProductIDType', '01')}${element('IDTypeName', 'Mizan')}${element('IDValue', id)}</ProductIdentifier>`,
    '<DescriptiveDetail>',
    element('ProductComposition', '00'),
    element('ProductForm', 'BA'),
    `<TitleDetail>${element('TitleType', '01')}<TitleElement>${element('TitleElementLevel', '01')}${element('TitleText', result.title)}</TitleElement></TitleDetail>`,
    result.author.trim() === ''
      ? '<NoContributor/>'
      : `<Contributor>${element('SequenceNumber', '1')}${element('ContributorRole', 'A01')}${element('PersonName', result.author)}</Contributor>`,
    '<NoEdition/>',
    ...(LANGUAGE_CODES[result.language] ?? []).map(
      (code) => `<Language>${element('LanguageRole', '01')}${element('LanguageCode', code)}</Language>`,
    ),
    result.genres.length === 0
      ? ''
      : `<Subject>${element('SubjectSchemeIdentifier', '20')}${element('SubjectHeadingText', result.genres.join('; '))}</Subject>`,
    audience('Mizan verdict', result.final_verdict),
    isTextOnly(row) ? audience('Mizan verdict basis', 'text only') : '',
    nmcAssessment?.enabled === true ? audience('Mizan media band', nmcAssessment.finalAgeBand) : '',
    ageFrom('17', Number.parseInt(result.recommended_age, 10)),
    ageFrom('18', Math.round(result.measures.language_age)),
    '</DescriptiveDetail>',
    result.publisher.trim() === ''
      ? ''
      : `<PublishingDetail><Publisher>${element('PublishingRole', '01')}${element('PublisherName', result.publisher)}</Publisher></PublishingDetail>`,
  ]
  return `<Product>${parts.join('')}</Product>\n`
}

const identifier = (type: string, value: string): string =>
  `<ProductIdentifier>${element('ProductIDType', type)}${element('IDValue', value)}</ProductIdentifier>`

const audience = (name: string, value: string): string =>
  `<Audience>${element('AudienceCodeType', '02')}${element('AudienceCodeTypeName', name)}${element('AudienceCodeValue', value)}</Audience>`

const ageFrom = (qualifier: string, age: number): string =>
  Number.isNaN(age)
    ? ''
    : `<AudienceRange>${element('AudienceRangeQualifier', qualifier)}${element('AudienceRangePrecision', '03')}${element('AudienceRangeValue', String(age))}</AudienceRange>`

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}
