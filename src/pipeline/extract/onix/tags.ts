/**
 * The reference names of the ONIX 3 short tags that are read here (EDItEUR, ONIX for Books 3.0, "Short tags"). Tags that
 * are not listed are skipped in either form.
 */
const SHORT_TAGS: Readonly<Record<string, string>> = {
  ONIXmessage: 'ONIXMessage',
  product: 'Product',
  a001: 'RecordReference',
  a002: 'NotificationType',
  productidentifier: 'ProductIdentifier',
  b221: 'ProductIDType',
  b244: 'IDValue',
  descriptivedetail: 'DescriptiveDetail',
  b012: 'ProductForm',
  titledetail: 'TitleDetail',
  b202: 'TitleType',
  titleelement: 'TitleElement',
  x409: 'TitleElementLevel',
  b203: 'TitleText',
  b030: 'TitlePrefix',
  b031: 'TitleWithoutPrefix',
  b029: 'Subtitle',
  collection: 'Collection',
  contributor: 'Contributor',
  b035: 'ContributorRole',
  b036: 'PersonName',
  b037: 'PersonNameInverted',
  b039: 'NamesBeforeKey',
  b040: 'KeyNames',
  b047: 'CorporateName',
  audience: 'Audience',
  b204: 'AudienceCodeType',
  b206: 'AudienceCodeValue',
  b073: 'AudienceCode',
  audiencerange: 'AudienceRange',
  b074: 'AudienceRangeQualifier',
  b075: 'AudienceRangePrecision',
  b076: 'AudienceRangeValue',
  collateraldetail: 'CollateralDetail',
  supportingresource: 'SupportingResource',
  x436: 'ResourceContentType',
  x437: 'ResourceMode',
  resourceversion: 'ResourceVersion',
  x435: 'ResourceLink',
  publishingdetail: 'PublishingDetail',
  publisher: 'Publisher',
  b291: 'PublishingRole',
  b081: 'PublisherName',
  imprint: 'Imprint',
  b079: 'ImprintName',
}

/** The reference name of a tag in either form, without a namespace prefix. @example referenceName('b203') // 'TitleText' */
export function referenceName(tag: string): string {
  const plain = tag.slice(tag.indexOf(':') + 1)
  return SHORT_TAGS[plain] ?? plain
}
