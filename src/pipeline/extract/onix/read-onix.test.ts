import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ageOf, ageText } from './audience-age.ts'
import type { OnixBatch } from './read-onix.ts'
import { readOnix } from './read-onix.ts'

const directory = mkdtempSync(join(tmpdir(), 'mizan-onix-'))
afterAll(() => rmSync(directory, { recursive: true }))

async function read(bytes: string | Buffer, name = 'feed.xml'): Promise<Omit<OnixBatch, 'bytesRead'>> {
  const path = join(directory, name)
  writeFileSync(path, bytes)
  const whole: Omit<OnixBatch, 'bytesRead'> = { products: [], rejects: [], fault: null }
  for await (const { products, rejects, fault } of readOnix(path)) {
    whole.products.push(...products)
    whole.rejects.push(...rejects)
    whole.fault = fault
  }
  return whole
}

const message = (products: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">${products}</ONIXMessage>`

const REFERENCE = message(`<Product>
  <RecordReference>com.example.1</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780142410370</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <NoCollection/><ProductForm>BC</ProductForm>
    <Collection><TitleDetail><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>A Series</TitleText></TitleElement></TitleDetail></Collection>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Palm &amp; the Falcon</TitleWithoutPrefix><Subtitle>A Tale</Subtitle></TitleElement></TitleDetail>
    <Contributor><ContributorRole>A01</ContributorRole><NamesBeforeKey>Maryam</NamesBeforeKey><KeyNames>Saif</KeyNames></Contributor>
    <Contributor><ContributorRole>A12</ContributorRole><PersonName>Somebody Drawing</PersonName></Contributor>
    <Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>02</AudienceCodeValue></Audience>
    <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>6</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>9</AudienceRangeValue></AudienceRange>
  </DescriptiveDetail>
  <CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://covers.example.com/1.jpg</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail>
  <PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>Kalimat</PublisherName></Publisher></PublishingDetail>
  <RelatedMaterial><RelatedProduct><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780571225477</IDValue></ProductIdentifier></RelatedProduct></RelatedMaterial>
</Product>`)

const EXPECTED = {
  recordReference: 'com.example.1',
  withdrawn: false,
  isbn: '9780142410370',
  title: 'The Palm & the Falcon: A Tale',
  author: 'Maryam Saif',
  publisher: 'Kalimat',
  age: { from: 6, to: 9, source: 'interest_age' },
  audience: '02',
  form: 'BC',
  coverUrl: 'https://covers.example.com/1.jpg',
}

describe('an ONIX feed', () => {
  it('with reference tags gives what the publisher says of a book, not of its series or relatives', async () => {
    expect(await read(REFERENCE)).toEqual({ products: [EXPECTED], rejects: [], fault: null })
  })

  it('with short tags gives the same', async () => {
    const short = `<?xml version="1.0"?><ONIXmessage release="3.1"><product><a001>com.example.1</a001><a002>03</a002>
      <productidentifier><b221>15</b221><b244>9780142410370</b244></productidentifier>
      <descriptivedetail><b012>BC</b012><titledetail><b202>01</b202><titleelement><x409>01</x409><b203>The Palm &#38; the Falcon</b203><b029>A Tale</b029></titleelement></titledetail>
      <contributor><b035>A01</b035><b036>Maryam Saif</b036></contributor>
      <audience><b204>01</b204><b206>02</b206></audience>
      <audiencerange><b074>17</b074><b075>03</b075><b076>6</b076><b075>04</b075><b076>9</b076></audiencerange></descriptivedetail>
      <collateraldetail><supportingresource><x436>01</x436><x437>03</x437><resourceversion><x435>https://covers.example.com/1.jpg</x435></resourceversion></supportingresource></collateraldetail>
      <publishingdetail><publisher><b291>01</b291><b081>Kalimat</b081></publisher></publishingdetail></product></ONIXmessage>`
    expect(await read(short)).toEqual({ products: [EXPECTED], rejects: [], fault: null })
  })

  it('is read packed and in other encodings', async () => {
    expect((await read(gzipSync(REFERENCE), 'feed.xml.gz')).products).toEqual([EXPECTED])
    const arabic = message(
      '<Product><RecordReference>x</RecordReference><DescriptiveDetail><TitleDetail><TitleElement><TitleText>قصة النخلة</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>',
    )
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(arabic.replace('UTF-8', 'UTF-16'), 'utf16le')])
    expect((await read(utf16)).products[0]?.title).toBe('قصة النخلة')
  })

  it('that breaks off keeps what came before and says so', async () => {
    const { products, fault } = await read(REFERENCE.replace('</ONIXMessage>', '<Product><RecordReference>b</Rec'))
    expect(products).toEqual([EXPECTED])
    expect(fault).toBe('broken_xml')
  })

  it('says why a record or a file is of no use', async () => {
    const product = (inner: string): string =>
      message(`<Product><RecordReference>r</RecordReference>${inner}</Product>`)
    const isbn = (value: string): string =>
      `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`
    const reasons = async (xml: string): Promise<string[]> => (await read(xml)).rejects.map(({ reason }) => reason)
    expect(await reasons(product(''))).toEqual(['no_identity'])
    expect(await reasons(product(isbn('9780142410371')))).toEqual(['bad_isbn', 'no_identity'])
    expect(
      await reasons(
        product(
          `${isbn('9780142410370')}<DescriptiveDetail><AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>8</AudienceRangeValue></AudienceRange></DescriptiveDetail>`,
        ),
      ),
    ).toEqual(['bad_age_range'])
    const fault = async (xml: string): Promise<string | null> => (await read(xml)).fault
    expect(await fault('<ONIXMessage release="2.1"><Product/></ONIXMessage>')).toBe('old_version')
    expect(await fault('<html><body>Sign in</body></html>')).toBe('not_onix')
    expect(await fault('')).toBe('not_onix')
  })

  it('expands no entities of its own', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><ONIXMessage release="3.0"><Product><RecordReference>r</RecordReference><DescriptiveDetail><TitleDetail><TitleElement><TitleText>&b;&f;</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product></ONIXMessage>`
    expect((await read(bomb)).products[0]?.title).toBe('&b;&f;')
  })
})

describe('the age a publisher gives', () => {
  const range = (qualifier: string, ...bounds: [string, string][]) => ({
    qualifier,
    bounds: bounds.map(([precision, value]) => ({ precision, value })),
  })
  it.each([
    ['interest age', [range('17', ['03', '6'], ['04', '9'])], '6-9'],
    ['open above', [range('17', ['03', '8'])], '8+'],
    ['open below', [range('17', ['04', '5'])], '0-5'],
    ['exact', [range('17', ['01', '7'])], '7'],
    ['months', [range('16', ['03', '18'], ['04', '36'])], '1-3'],
    ['reading age after interest age', [range('18', ['03', '9']), range('17', ['03', '6'])], '6+'],
    ['US grades, from kindergarten', [range('11', ['03', 'K'], ['04', '2'])], '5-7'],
  ])('from %s', (_, ranges, text) => {
    const age = ageOf(ranges)
    expect(age === null ? null : ageText(age)).toBe(text)
  })
  it('is none where a range is none', () => {
    expect(ageOf([range('17', ['03', '12'], ['04', '6'])])).toBeNull()
    expect(ageOf([range('17', ['03', 'adult'])])).toBeNull()
    expect(ageOf([range('15', ['03', '200'])])).toBeNull()
  })
})
