import type { Frame } from './frame.ts'

/** Words by which a passage about substances says which. */
const WORDS = {
  alcohol:
    /\b(?:wines?|beers?|ales?|rum|gin|whiske?y|brandy|champagne|sherry|cider|vodka|liquors?|spirits|grog|toddy|claret|cocktails?|alcohol\w*|booze|drunk\w*|drank|drink(?:s|ing|ers?)?|tipsy|intoxicat\w*|taverns?|saloons?|pubs?)\b|(?<!\p{L})(?:[وفبلك]*(?:ال)?(?:خمر|خمرة|خمور|نبيذ|كأس|كؤوس|أقداح|قدح|سكران|سكارى|حانة|خمارة|خمّارة|عربدة|ويسكي|بيرة|جعة)|سكر(?:وا|ت)?|ثمل(?:وا|ت)?)(?:ه|ها|هم)?(?!\p{L})/iu,
  smoking:
    /\b(?:smok(?:e|es|ed|ing|ers?)|cigar\w*|pipes?|tobacco|snuff|hookah|vap(?:e|es|ing))\b|(?<!\p{L})[وفبلك]*(?:ال)?(?:تدخين|[يتن]دخن|دخّن|سيجار|سيجارة|سجائر|سيكارة|لفافة|لفائف|غليون|نارجيلة|شيشة|تبغ)(?:ه|ها|هم)?(?!\p{L})/iu,
  drugs:
    /\b(?:opium|hashish|cocaine|morphi\w+|heroin|drug(?:s|ged)?|laudanum|marijuana|syringes?)\b|(?<!\p{L})[وفبلك]*(?:ال)?(?:أفيون|حشيش|مخدر|مخدرات|كوكايين|هيروين|مورفين)(?!\p{L})/iu,
}

type Told = {
  /** As something a book holds. */
  held: Frame
  /** What a child who asks is told of it, behind "that" and behind «لأن». */
  told: Frame
}

const NAMES: Record<string, Told> = {
  alcohol: { held: ['alcohol', 'ذكر للخمر'], told: ['people in it drink alcohol', 'فيه أناسًا يشربون الخمر'] },
  smoking: { held: ['smoking', 'ذكر للتدخين'], told: ['people in it smoke', 'فيه أناسًا يدخنون'] },
  drugs: { held: ['drugs', 'ذكر للمخدرات'], told: ['people in it take drugs', 'فيه أناسًا يتعاطون المخدرات'] },
  'alcohol smoking': {
    held: ['alcohol and smoking', 'ذكر للخمر والتدخين'],
    told: ['people in it drink alcohol and smoke', 'فيه أناسًا يشربون الخمر ويدخنون'],
  },
  'alcohol drugs': {
    held: ['alcohol and drugs', 'ذكر للخمر والمخدرات'],
    told: ['people in it drink alcohol and take drugs', 'فيه أناسًا يشربون الخمر ويتعاطون المخدرات'],
  },
  'alcohol smoking drugs': {
    held: ['alcohol, smoking and drugs', 'ذكر للخمر والتدخين والمخدرات'],
    told: ['people in it drink alcohol, smoke and take drugs', 'فيه أناسًا يشربون الخمر ويدخنون ويتعاطون المخدرات'],
  },
  'smoking drugs': {
    held: ['smoking and drugs', 'ذكر للتدخين والمخدرات'],
    told: ['people in it smoke and take drugs', 'فيه أناسًا يدخنون ويتعاطون المخدرات'],
  },
}

/** Of the passages of what is told of most; less is a word in passing. */
const ALSO = 0.34

/** What the passages of a book that tell of substances tell of; undefined where their words do not say. */
export function substancesIn(quotes: readonly string[]): Told | undefined {
  const times = new Map(
    Object.entries(WORDS).map(([name, word]) => [name, quotes.filter((quote) => word.test(quote)).length]),
  )
  const least = Math.max(1, ALSO * Math.max(...times.values()))
  const told = [...times].filter(([, count]) => count >= least).map(([name]) => name)
  return NAMES[told.join(' ')]
}
