const PAGE_BREAK = '<w:br w:type="page"/>'
/** Column breaks carry the pages Word laid out last: mammoth knows three kinds of break and drops everything else. */
const RENDERED_BREAK = '<w:br w:type="column"/>'

/**
 * Rewrites the page borders of a document.xml into breaks that mammoth passes on: "page break before" of a paragraph
 * as an explicit break, the borders of Word's last layout as column breaks. Linear in the length of the XML.
 */
export function markPageBreaks(xml: string): string {
  const explicit = xml
    .replaceAll(/<w:br w:type="column"\s*\/>/g, '<w:br/>')
    .replaceAll(/<w:lastRenderedPageBreak\s*\/>/g, RENDERED_BREAK)
  const parts = explicit.split('</w:pPr>')
  return parts
    .map((part, index) => {
      if (index === parts.length - 1) return part
      const properties = part.slice(Math.max(0, part.lastIndexOf('<w:pPr>')))
      const breaks = /<w:pageBreakBefore(\s*\/>|\s+w:val="(1|true|on)")/.test(properties)
      return `${part}</w:pPr>${breaks ? `<w:r>${PAGE_BREAK}</w:r>` : ''}`
    })
    .join('')
}
