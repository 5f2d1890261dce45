import { describe, expect, it } from 'vitest'
import { foldArabic } from './arabic-fold.ts'
import { arabicStems, stemArabic } from './arabic-stem.ts'

/** Whether a lexicon pattern of one word meets a word of a text. */
const meets = (text: string, pattern: string): boolean => arabicStems(foldArabic(text)).includes(foldArabic(pattern))

describe('stemArabic', () => {
  it.each(
    `والمدرسة:مدرس وبالخمر:خمر فضربوه:ضرب المعلمون:معلم بالسيف:سيف للخمر:خمر قتلوه:قتل كتابها:كتاب الحيوانات:حيوان مات:مات
    خمرا:خمر وقتل:قتل وقته:وقت فرحة:فرح الفرح:فرح سيجارته:سيجار البيت:بيت بيوت:بيوت الموت:موت العفاريت:عفاريت`
      .split(/\s+/u)
      .map((pair) => pair.split(':')),
  )('%s is counted under %s', (word, stem) => {
    expect(stemArabic(foldArabic(word ?? ''))).toBe(stem)
  })

  it.each(
    `والد باب كتاب لعب سلام الذي بالغ سكران شيطان إنسان برهان مسكين قانون زيتون بنات عفريت خاتم كلب كافر وحش وطن وزير وحيد ولد وغد
    فارس فكرة فم فقير بحر بنت بطل لحم لص ليل قلب رمضان عثمان سليمان صوت بيت موت سكوت كبريت ياسمين تنين تدخين فستان حصان`
      .split(/\s+/u)
      .map((word) => [word]),
  )('%s keeps its own letters', (word) => {
    const folded = foldArabic(word)
    expect(stemArabic(folded)).toBe(folded.replace(/ه$/u, ''))
  })
})

describe('arabicStems', () => {
  it.each(
    `وبالخمر:خمر الخمرة:خمر خمورهم:خمور فسيقتلونهم:قتل يقتل:قتل تقتلون:قتل قتلوه:قتل قتلتها:قتل سيقتله:قتل ليقتله:قتل لأقتلنك:قتل ليقتلنه:قتل وقتلوهم:قتل
    اقتله:قتل بيضرب:ضرب هيضرب:ضرب بضربه:ضرب فضربوه:ضرب تضربها:ضرب بدمه:دم ودمها:دم بالدم:دم دمي:دم ودم:دم بسكينه:سكين والسكين:سكين سكينا:سكين
    رماها:رمى رموه:رمى ألقاه:ألقى ألقت:ألقى يلقيه:ألقى يلقون:ألقى ينتحر:انتحر انتحرت:انتحر وانتحروا:انتحر يحرقونه:أحرق فأحرقوها:أحرق
    تستغيث:يستغيث نرتجف:يرتجف أبوه:أب لأبيها:أب وأباه:أب أخيه:أخ بأخيه:أخ والده:والد والدتها:والد ووالدي:والد لوالديه:والد كالكلب:كلب يا:يا وكلابه:كلاب للكلاب:كلاب
    شربت:شرب يشربون:شرب نشرب:شرب سنشرب:شرب الشراب:شراب شرابه:شراب الزناة:زناة بكت:بكى زنت:زنى بيوتهم:بيوت لصوص:لصوص واللصوص:لصوص
    سيجارته:سيجارة السيجارة:سيجارة لعنه:لعن يلعنون:لعن فلعنها:لعن ملعونة:ملعون والملعون:ملعون الشيطان:شيطان شيطانا:شيطان وحشية:وحشي والوحش:وحش
    أيقتلونني:قتل أتقتلني:قتل أيضربه:ضرب شقوا:شق دست:دس فجروه:جر شده:شد`
      .split(/\s+/u)
      .map((pair) => pair.split(':')),
  )('%s meets the pattern %s', (text, pattern) => {
    expect(meets(text ?? '', pattern ?? '')).toBe(true)
  })

  it.each(
    `باب:أب أسباب:سباب إطلاق:طلاق ندمان:دم جنونك:جن كتاب:تاب كلب:لب قدم:دم ندم:دم خدم:دم سيجارة:جار والد:ولد بحر:حر وقت:قت بيت:ت وردة:رد كفر:فر فجر:جر لعب:عب سلام:لام
    بالغ:غ فأس:أس كسر:سر بطل:طل وجد:جد بسم:سم وطن:طن ليل:يل فقد:قد الله:له كبير:بير كريم:ريم فستان:ستان بنت:نت`
      .split(/\s+/u)
      .map((pair) => pair.split(':')),
  )('%s does not meet the pattern %s', (text, pattern) => {
    expect(meets(text ?? '', pattern ?? '')).toBe(false)
  })

  it('always offers the folded form and the best stem first, and never too many', () => {
    for (const word of ['وبالخمر', 'فسيقتلونهم', 'المدرسة', 'في', 'أ', '', '123', 'وليستخدمنها']) {
      const folded = foldArabic(word)
      const stems = arabicStems(folded)
      expect(stems).toContain(folded)
      expect(stems[0]).toBe(stemArabic(folded))
      expect(new Set(stems).size).toBe(stems.length)
      expect(stems.length).toBeLessThanOrEqual(28)
    }
  })
})
