import sharp from 'sharp'

/** A PDF whose pages of 595 by 842 points each hold a sentence and one of these pictures, 400 points wide, below it. */
export async function picturePdf(pictures: readonly Buffer[], sentence: string): Promise<Buffer> {
  const objects: Uint8Array[] = []
  const add = (head: string, stream?: Buffer): void => {
    const tail = stream === undefined ? '' : `stream\n`
    const parts: Uint8Array[] = [Buffer.from(`${objects.length + 1} 0 obj${head}${tail}`, 'latin1')]
    if (stream !== undefined) parts.push(stream, Buffer.from('\nendstream'))
    objects.push(Buffer.concat([...parts, Buffer.from(' endobj\n')]))
  }
  const kids = pictures.map((_, index) => `${4 + 3 * index} 0 R`).join(' ')
  add('<</Type/Catalog/Pages 2 0 R>>')
  add(`<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`)
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  for (const [index, picture] of pictures.entries()) {
    const { data, info } = await sharp(picture).jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true })
    const height = Math.round((400 * info.height) / info.width)
    const content = Buffer.from(
      `BT /F1 14 Tf 80 780 Td (${sentence}) Tj ET q 400 0 0 ${height} 80 ${740 - height} cm /P Do Q`,
      'latin1',
    )
    const own = 4 + 3 * index
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${own + 1} 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</P ${own + 2} 0 R>>>>>>`,
    )
    add(`<</Length ${content.length}>>`, content)
    add(
      `<</Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${data.length}>>`,
      data,
    )
  }
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')])
}
