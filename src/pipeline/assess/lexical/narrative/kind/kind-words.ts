import { foldArabic } from '../../segment/arabic-fold.ts'
import { stemArabic } from '../../segment/arabic-stem.ts'

const english = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))
const arabic = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(foldArabic))

/** Words that kinds of books use unlike each other, by what they do in a text. As folded forms. */
export const KIND_WORDS: Record<'en' | 'ar', Readonly<Record<string, ReadonlySet<string>>>> = {
  en: {
    narrated: english(
      'said asked replied cried answered looked went came took turned stood heard saw began walked ran thought felt',
    ),
    others: english('he she him her his they them'),
    self: english('i me my mine myself'),
    addressed: english('you your yours'),
    present: english('is are has have does can may'),
    duty: english('must should ought may need always never'),
    instructed: english(
      'take put cut make place fold draw add mix turn hold use begin write try paste tie bake stir boil roll choose',
    ),
    explained: english(
      'called kind kinds species form forms generally usually therefore because example known found chiefly according these',
    ),
    history: english(
      'century king war year years army battle empire emperor reign troops treaty government people nation',
    ),
    life: english('born died married school father mother life letter letters wrote age youth college friend'),
    stage: english('enter exit exeunt scene act curtain aside stage room door sir'),
    verse: english('o thy thee thou thine hath heart sweet love sing song soul sky breast bright'),
    tale: english('once king princess prince wolf fox giant fairy lion moral castle beautiful'),
    argued: english('we our us man men nature society truth mind reason one art virtue'),
    played: english('game games player players side ball ring court play plays line circle turn'),
    measured: english('inches inch feet cup cups pound ounces half quarter minutes pieces figure fig page'),
  },
  ar: {
    narrated: arabic('قال قالت فقال فقالت وقال وقالت سأل أجاب نظر ذهب جاء خرج دخل رأى سمع عاد وقف جلس صاح'),
    others: arabic('هو هي له لها منه منها عليه عليها هم لهم به بها'),
    self: arabic('أنا لي كنت إني قلت عندي نفسي رأيت مني إلي علي معي'),
    addressed: arabic('أنت لك عليك إنك أنتم لكم منك بك'),
    present: arabic('هو هي هذه هذا يكون تكون يمكن يوجد توجد كل'),
    duty: arabic('يجب ينبغي لابد يلزم عليك واجب الواجب'),
    instructed: arabic('خذ ضع اقطع اصنع اكتب ارسم أضف افتح اجعل اختر ثم ضعي لاحظ'),
    explained: arabic('يسمى تسمى نوع أنواع مثل لأن إذن أي غير وذلك وهذا بعض أكثر أهم وقد'),
    history: arabic('سنة عام القرن الملك الملوك الدولة الجيش الحرب الفتح الخليفة السلطان المدينة البلاد الأمة الحكومة'),
    life: arabic('ولد توفي تزوج المدرسة أبوه أمه حياته رسالة كتب عمره نشأ والده صديقه'),
    stage: arabic('المشهد الفصل المسرح الستار يدخل يخرج تدخل تخرج المنظر ستار صوت سيدي مولاي'),
    verse: arabic('يا قلب القلب هوى الهوى روحي الحب دمع الليل الفؤاد أيها ليت عين'),
    tale: arabic('كان يحكى زعموا الأسد الثعلب الذئب الملك الأميرة الأمير السلطان الصياد الحكاية حكاية'),
    argued: arabic('نحن الإنسان الناس الأمة العقل النفس الحياة الفكر الحق الأدب العلم الفن المجتمع الأخلاق'),
    played: arabic('لعبة اللعبة اللاعب اللاعبون الكرة الفريق يلعب العدد'),
    measured: arabic('صفحة شكل رقم دقيقة دقائق ملعقة كوب نصف ربع متر درجة'),
  },
}

/** What title pages call their books, whole words. */
export const KIND_TITLES: Record<string, RegExp> = {
  tales:
    /\b(?:tales|stories|fables|legends|fairy[ -]tales|nursery|myths|folk)\b|(?:^|\s)(?:قصص|حكايات|نوادر|أساطير|أقاصيص|طرائف|أمثال|خرافات|حكم)(?=\s|$)/iu,
  tale: /\b(?:novel|romance|a tale|the tale of|the story of|adventures of|a story)\b|(?:^|\s)(?:رواية|قصة|الرواية|أبطال)(?=\s|$)/iu,
  drama:
    /\b(?:play|drama|tragedy|comedy|dramatis personae|acts|act i)\b|(?:^|\s)(?:مسرحية|تمثيلية|مأساة|ملهاة|أوبرا|فصول|أشخاص|المشهد)(?=\s|$)/iu,
  verse:
    /\b(?:poems|poem|verses|verse|rhymes|songs|ballads|poetical)\b|(?:^|\s)(?:ديوان|قصائد|شعر|أشعار|أناشيد|الشعر)(?=\s|$)/iu,
  life: /\b(?:life of|memoirs?|autobiography|biography|letters of|diary|journal of|recollections|reminiscences|lives)\b|(?:^|\s)(?:مذكرات|سيرة|حياة|ذكريات|حياتي|ترجمة|تراجم|اعترافات)(?=\s|$)/iu,
  knowledge:
    /\b(?:history|essays?|lectures|travels|introduction to|principles|treatise|science|natural history|speeches|philosophy|studies|book of)\b|(?:^|\s)(?:تاريخ|رحلة|مقالات|خطب|دراسات|مباحث|كتاب|فلسفة|أصول|علم|مختصر|خلاصة)(?=\s|$)/iu,
  practice:
    /\b(?:how to|games|manual|handbook|guide|recipes|cookery|cook|crafts?|puzzles|exercises|lessons|dictionary|grammar|amusements|things to)\b|(?:^|\s)(?:ألعاب|ألغاز|دليل|معجم|تمارين|دروس|قاموس|وصفات|حرف)(?=\s|$)/iu,
}

/** Names and what people are called, as titles of lives have them; those of stories mostly have rarer names. As plain forms (title-in-text.ts). */
export const NAMED_IN_TITLES: Record<'en' | 'ar', ReadonlySet<string>> = {
  en: english(
    `life lives john william henry thomas charles george james robert mary elizabeth joseph samuel benjamin abraham richard edward david
    daniel andrew peter paul alexander napoleon saint st king queen sir lord general captain memoirs autobiography mrs mr dr`,
  ),
  ar: new Set(
    `محمد أحمد علي عمر عثمان بكر أبو أبي ابن بن بنت عبد خالد حسن حسين فاطمة عائشة خديجة إبراهيم موسى عيسى يوسف سليمان داود طارق صلاح
    هارون الرشيد جعفر معاوية عمرو زيد سعد سعيد سلمان بلال الإمام الشيخ قاسم جمال مصطفى كامل عبده الأفغاني شاعر الشاعر الفيلسوف عبقرية
    شخصية سيرة ترجمة المهاتما نابليون بونابرت لقمان حافظ شوقي الرومي المعري المتنبي الفارابي الغزالي رشد خلدون سينا الكندي الحجاج السيد
    النبي الرسول الخليفة السلطان باشا الملك الشاعرة الأميرة الزعيم الزعماء زعماء رجل رجال أبطال بطل`
      .split(/\s+/)
      .map((word) => stemArabic(foldArabic(word))),
  ),
}
