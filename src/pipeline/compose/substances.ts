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

const NAMES: Record<string, Frame> = {
  alcohol: ['alcohol', 'ذكر للخمر'],
  smoking: ['smoking', 'ذكر للتدخين'],
  drugs: ['drugs', 'ذكر للمخدرات'],
  'alcohol smoking': ['alcohol and smoking', 'ذكر للخمر والتدخين'],
  'alcohol drugs': ['alcohol and drugs', 'ذكر للخمر والمخدرات'],
  'smoking drugs': ['smoking and drugs', 'ذكر للتدخين والمخدرات'],
}

/** What the passages of a book that tell of substances tell of, as something it holds; undefined where their words do not say, or where it is everything. */
export function substancesIn(quotes: readonly string[]): Frame | undefined {
  const all = quotes.join('\n')
  const told = (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((name) => WORDS[name].test(all))
  return NAMES[told.join(' ')]
}
