import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/**
 * Passages that speak to a grader instead of to a reader. They are only reported; nothing in a judgement reads this.
 * A story may say "ignore what the wolf told you": a rule therefore needs the grader's own vocabulary (instructions,
 * prompt, rating, this book, JSON), not just an order.
 */
const RULES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|guidelines|guardrails)\b(?!\s+(?:(?:that|which|whom?)\s+)?(?:he|she|they|we|i|it)\b)/i,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,20}\b(?:previous|prior|above|preceding|system)\b[^.!?\n]{0,20}\b(?:rules|directions|text)\b/i,
  /\b(?:system|developer|hidden)\s+(?:prompt|message|instructions?)\b/i,
  /[<[]\s*\/?\s*(?:system|assistant|user|inst|document|im_start|im_end|instructions?)\s*[>\]|]/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|^#{2,}\s*(?:system|instruction|assistant)\b/im,
  /\byou are now\b[^.!?\n]{0,60}\b(?:assistant|bot|ai|model|grader|evaluator|reviewer|\w+bot)\b/i,
  /\b(?:act|behave|respond|pretend)\b[^.!?\n]{0,25}\b(?:as|like)\b(?!\s+(?:my|his|her|our|their|your|the)\b)[^.!?\n]{0,25}\b(?:assistant|ai|language model|grader|evaluator|chatbot)\b/i,
  /\b(?:note|message|attention|instructions?|memo)\s+(?:to|for)\s+(?:the\s+)?(?:(?:evaluator|grader|rater|assessor|ai|reader of this (?:file|text))\b|(?:reviewer|model|assistant)\b(?=s?\s*(?:[:,;–—-]|\(|reading|who|that|processing)))/i,
  /\b(?:dear|attention|hey)\s+(?:ai|computer|machine|assistant|chatbot|language model|llm|grader|evaluator)\b/i,
  /\b(?:rate|mark|score|grade|classify|label|approve|whitelist|evaluate|treat)\s+(?:this|the)\s+(?:book|text|story|document|file|content)\b[^.!?\n]{0,60}\b(?:as|at|for|with|suitable|safe|\d)\b/i,
  /\b(?:whitelist|approve)\s+(?:this|the)\s+(?:book|text|file|document)\b/i,
  /["'{]\s*"?(?:min_?age|minimum_?age|recommended_(?:min(?:imum)?_)?age|whitelist_(?:score|verdict)|final_verdict|verdict|overall_score|violence|nmc\w*|system\d\w*)"?\s*:\s*["{[\d]/i,
  /\b(?:final|your)\s+(?:answer|verdict|output|response)\b[^.!?\n]{0,30}\b(?:must|should|is|:)\b[^.!?\n]{0,40}\b(?:safe|whitelisted|approved|suitable|json|score|all ages)\b/i,
  /\buse the json\b|\bas your final answer\b|\b(?:output|return|respond|reply|answer)\s+(?:only\s+)?(?:with|in)\s+(?:json|pig latin|base64|xml|the following)\b/i,
  /\banswer only in\b|\b(?:begin|start|end) your (?:answer|reply|response|report|output)\b/i,
  /\b(?:do not|don't|never|without)\s+(?:list|report|mention|flag|include|count|score|listing|reporting|flagging)\b[^.!?\n]{0,25}\b(?:concerns?|violence|findings?|evidence|warnings?|issues|intensit\w+|profanity|severe)\b/i,
  /\b(?:leave|keep)\b[^.!?\n]{0,30}\b(?:safety|violence|concerns?|cultural|evidence)\s+(?:section|field|score|list)s?\b[^.!?\n]{0,15}\bempty\b/i,
  /\b(?:do not|don't)\s+(?:read|evaluate|score|assess)\b[^.!?\n]{0,40}\b(?:score|rate|evaluate|assess|judge|grade)\s+only\b/i,
  /\bscore only\b[^.!?\n]{0,30}\bchapters?\b/i,
  /\bfor (?:your|the)\s+[\w-]+(?:\s+[\w-]+){0,2}\s+(?:score|rating)\b[^.!?\n]{0,20}\b(?:write|give|put|use|set)\b/i,
  /\b(?:set|change|raise|lower)\s+(?:the\s+)?(?:minimum|min|recommended)[ _-]?age\b|\b(?:set|raise|change)\s+(?:the|every|all)\s+(?:scores?|ratings?|verdict)\b/i,
  /\b(?:print|reveal|repeat|show|output)\s+(?:your|the)\s+(?:system\s+)?(?:prompt|instructions|rubric|configuration|api key)\b/i,
  /\b(?:books?|files?)\s+in\s+the\s+queue\b|\badd this (?:picture|image|link) to your (?:report|answer|summary)\b/i,
  /!\[[^\]]*\]\(https?:\/\/[^)]*(?:\?|=)[^)]*\)/i,
  /\b(?:already|been|pre-?)\s*(?:approved|cleared|certified|whitelisted)\b[^.!?\n]{0,40}\b(?:text|book|ages?|file|evaluat\w+|review)\b/i,
  /\b(?:tell|assure)\s+(?:everyone|every reader|parents|them)\b[^.!?\n]{0,30}\b(?:i am|this (?:book|story|text) is)\s+(?:for|safe|suitable)\b/i,
  /\b(?:minimum age|verdict|rating|safety score)\s*(?:is|=|:)\s*(?:0|zero|safe|whitelisted|approved|100)\b/i,
  /(?<!\p{L})[وف]?(?:تجاهل|تجاهلي|تجاهلوا|انسَ?|انسي|اهمل|أهمل|تخطَّ?)\s[^.!؟\n]{0,30}(?:التعليمات|تعليماتك|أوامرك|(?:الأوامر|القواعد) (?:السابقة|أعلاه|المذكورة|كلها)|(?:كل|جميع) (?:الأوامر|القواعد)|التوجيهات|ما سبق من)/u,
  /(?:أنت الآن|انت الان|تصرف ك|تصرّف ك)[^.!؟\n]{0,40}(?:مساعد|نموذج|روبوت|ذكاء|مقيم|مقيّم)/,
  /(?:قيّ?م|صنّ?ف|اعتبر|أجز|وافق على|امنح|أعط|ضع)\s+(?:ي\s+)?(?:هذا|هذه|لهذا)\s+(?:الكتاب|النص|القصة|الملف)[^.!؟\n]{0,40}(?:مناسب|آمن|امن|درجة|جميع الأعمار|لكل الأعمار|صالح|مقبول|القائمة البيضاء|\d)/,
  /(?:(?:ملاحظة|رسالة|تنبيه)\s*(?:إلى\s+المقيّ?م|للمقيّ?م)|(?:عزيزي|أيها)\s+المقيّ?م|إلى\s+المقيّ?م\s*[:،])|(?:ملاحظة|رسالة|تنبيه|إلى|عزيزي|أيها)\s*(?:إلى|ل)?\s*(?:المراجع الآلي|نموذج الذكاء|الذكاء الاصطناعي|الحاسوب الذي يقرأ|النموذج اللغوي|نظام التقييم)/,
  /لا\s+(?:تذكر|تدرج|تسجل|تبلغ عن|تضع)\s+[^.!؟\n]{0,20}(?:مخاوف|ملاحظات|عنف|أدلة|تحذير)[^.!؟\n]{0,30}(?:التقرير|التقييم|النتيجة|الإجابة)/,
  /(?:الحد الأدنى للعمر|درجة التقييم|الحكم النهائي|النتيجة النهائية)\s*(?:هو|هي|:|=)\s*(?:صفر|0|آمن|مقبول|مناسب|100|١٠٠|٠)/,
  /(?:اطبع|أظهر|اكشف|اعرض)\s+(?:تعليماتك|تعليمات النظام|موجه النظام|الموجه)/,
]

/** Invisible instructions: Unicode tag characters spell ASCII that no reader sees. */
const TAG_CHARACTERS = /(?:\uDB40[\uDC20-\uDC7E]){3,}/g

/** Cyrillic and Greek letters that look Latin; used to write an order no plain search finds. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  Ѕ: 'S',
  ο: 'o',
  α: 'a',
  ν: 'v',
}

/** A rule is tried only near one of these; a book without them costs one look at each distinct word. */
const TRIGGERS: ReadonlySet<string> = new Set(
  `instructions instruction prompt prompts guidelines guardrails system assistant chatbot storybot bot ai llm model grader
  evaluator evaluators reviewer rater assessor json xml base64 rating ratings rate score scores scoring verdict whitelist
  whitelisted approved approve certified cleared suitable minage minimum min_age recommended queue concerns findings
  evidence computer machine previous preceding disregard override user developer http https inst violence latin answer
  التعليمات تعليماتك الاوامر اوامرك القواعد التوجيهات مساعد نموذج روبوت ذكاء الذكاء مقيم المقيم التقييم تقييم الكتاب للكتاب النص
  القصه الحاسوب النموذج المراجع مخاوف للعمر النهائي النهائيه الموجه النظام`.split(/\s+/),
)
const REACH = 240
const isTrigger = byForm((form) => TRIGGERS.has(unmask(form)))

/** Offsets of the suspicious passages in text order, merged where they touch; empty for an honest book. */
export function findInjections(tokens: TokenizedText): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const window of windows(tokens, isTrigger(tokens.forms))) {
    const part = unmask(tokens.text.slice(window.start, window.end))
    for (const rule of RULES) {
      const match = rule.exec(part)
      if (match === null) continue
      found.push({ start: window.start + match.index, end: window.start + match.index + match[0].length })
    }
  }
  if (tokens.text.includes('\uDB40')) {
    for (const { 0: hidden, index } of tokens.text.matchAll(TAG_CHARACTERS))
      found.push({ start: index, end: index + hidden.length })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Stretches of text around trigger words, merged where they overlap. */
function windows(tokens: TokenizedText, triggers: readonly boolean[]): { start: number; end: number }[] {
  const merged: { start: number; end: number }[] = []
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    if (triggers[tokens.tokenForm[token]!] !== true) continue
    const start = Math.max(0, tokens.tokenStart[token]! - REACH)
    const end = Math.min(tokens.text.length, tokens.tokenEnd[token]! + REACH)
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = end
    else merged.push({ start, end })
  }
  return merged
}

/** Same length as its input, so offsets hold. */
function unmask(text: string): string {
  return /[\u0370-\u04FF]/.test(text)
    ? text.replaceAll(/[\u0370-\u04FF]/g, (letter) => LOOKALIKES[letter] ?? letter)
    : text
}
