import { reference } from './read-pdf.ts'

const RESOURCES = /\/Resources (<<[\s\S]*?\n {2}>>)/
const BOX = /\/MediaBox \[[^\]]*\]/
const CONTENTS = /\/Contents (\d+ 0 R)/

/** Draws what lies over a page; the same for all pages. */
export const OVERLAY = '<<\n  /Length 12\n>>\nstream\nq /Laid Do Q\nendstream'

/** The contents of a page as a form that can be drawn on another (ISO 32000-1, 8.10). @throws Error for another's page */
export function formOf(page: string, objects: readonly string[]): { contents: number; form: string } {
  const contents = reference(page, 'Contents')
  const resources = RESOURCES.exec(page)?.[1]
  const box = BOX.exec(page)?.[0].replace('/MediaBox', '/BBox')
  const stream = objects[contents - 1]
  if (resources === undefined || box === undefined || !stream?.startsWith('<<\n'))
    throw new Error('a page of numbers is not as expected')
  const form = stream.replace(
    '<<\n',
    () => `<<\n  /Type /XObject\n  /Subtype /Form\n  ${box}\n  /Resources ${resources}\n`,
  )
  return { contents, form }
}

/** A page that shows a form over its own contents. @throws Error for a page that is not as Typst writes it */
export function overlaid(page: string, form: number, overlay: number): string {
  if (!RESOURCES.test(page) || !CONTENTS.test(page)) throw new Error('a page of the report is not as expected')
  const entry = `/Laid ${String(form)} 0 R`
  const named = page.includes('/XObject <<')
    ? page.replace('/XObject <<', () => `/XObject <<\n      ${entry}`)
    : page.replace('/Resources <<', () => `/Resources <<\n    /XObject <<\n      ${entry}\n    >>`)
  return named.replace(CONTENTS, (_, own: string) => `/Contents [${own} ${String(overlay)} 0 R]`)
}
