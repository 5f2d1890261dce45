/** Facts, tasks and word lists that picture books print behind their story, by the line they begin with. */
const APPENDIX =
  /^[^\p{L}\n"“‘'«—–-]*(?:did you know\b|(?:fun )?facts (?:about|of)\b|fun facts\b|let us learn [^.\n]*words|how to make\b|make your own\b|activity (?:page|time)|can you find out|glossary\b|new words\s*$|word list\b|answers\s*:|what is an? [\p{L}-]+\?\s*$|هل (?:كنت |كنتم )?(?:تعلم|تعلمون|تعرف|تعرفون)(?!\p{L})|(?:حقائق|معلومات) عن|معاني (?:الكلمات|المفردات)|أنشطة\s*$)/gimu
/** Before this share of a text such a line is a part of the story. */
const BEHIND = 0.5

/** Where the story of a short book ends and what is printed behind it begins: an offset, that of the text's end where nothing is. */
export function storyEnd(text: string): number {
  for (const { index } of text.matchAll(APPENDIX)) if (index >= BEHIND * text.length) return index
  return text.length
}
