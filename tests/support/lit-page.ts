import sharp from 'sharp'

type Parts = {
  lines: readonly string[]
  header?: string
  footer?: string
  /** A library's stamp, in the ink and with the words given, in the upper corner opposite to where lines begin. */
  stamp?: { words: readonly [string, string]; ink: string }
  /** Fingers that hold the book at its lower edge. */
  fingers?: boolean
  rightToLeft?: boolean
}

const WIDTH = 1100
const HEIGHT = 1500
const LEADING = 62
const FONT = "font-family='DejaVu Sans'"

/** The picture of a page as a person takes it, with what belongs to the paper or the person and not to the story (PNG). */
export async function photographedPage({ lines, header, footer, stamp, fingers, rightToLeft }: Parts): Promise<Buffer> {
  const side = rightToLeft ? `x='${WIDTH - 110}' direction='rtl' text-anchor='start'` : "x='110'"
  const text = lines.map((line, at) => `<text ${side} y='${330 + at * LEADING}' font-size='34' ${FONT}>${line}</text>`)
  const middle = (words: string, y: number): string =>
    `<text x='${WIDTH / 2}' y='${y}' text-anchor='middle' font-size='26' ${FONT}>${words}</text>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDTH}' height='${HEIGHT}'>
    <rect width='100%' height='100%' fill='#f4f1e8'/>
    ${text.join('')}
    ${header === undefined ? '' : middle(header, 90)}
    ${footer === undefined ? '' : middle(footer, HEIGHT - 60)}
    ${stamp === undefined ? '' : drawnStamp(stamp.words, stamp.ink, rightToLeft ? 170 : WIDTH - 170)}
    ${fingers ? drawnFingers() : ''}
  </svg>`
  return sharp(Buffer.from(svg)).flatten().blur(0.5).png().toBuffer()
}

function drawnStamp([above, below]: readonly [string, string], ink: string, x: number): string {
  const line = (words: string, y: number): string =>
    `<text x='0' y='${y}' text-anchor='middle' font-size='27' font-weight='bold' fill='${ink}' ${FONT}>${words}</text>`
  return `<g transform='translate(${x} 160) rotate(-14)'>
    <circle r='118' fill='none' stroke='${ink}' stroke-width='6'/><circle r='104' fill='none' stroke='${ink}' stroke-width='2'/>
    ${line(above, -8)}${line(below, 34)}</g>`
}

function drawnFingers(): string {
  const finger = (x: number): string =>
    `<ellipse cx='${x}' cy='${HEIGHT}' rx='60' ry='190' fill='#d9a27f'/><ellipse cx='${x}' cy='${HEIGHT - 150}' rx='34' ry='30' fill='#efc7ad'/>
     <path d='M${x - 30} ${HEIGHT - 90} q30 12 60 0 M${x - 28} ${HEIGHT - 60} q28 10 56 0' stroke='#a8704f' stroke-width='4' fill='none'/>`
  return finger(180) + finger(310) + finger(440)
}
