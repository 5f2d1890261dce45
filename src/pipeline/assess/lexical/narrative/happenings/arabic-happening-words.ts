import type { HappeningKind } from '../../../../../contract/assessment.ts'
import { tokenize } from '../../segment/tokenize.ts'

/**
 * What must follow somebody's verb: «أن» and a verb; one of some words and what they lead to; a definite noun or a person;
 * «من» or a person, then «أن»; nothing or anything.
 */
export type ArabicFollowing = 'an' | 'led' | 'object' | 'person-an' | 'open'

export type ArabicVerb = { kind: HappeningKind; following: ArabicFollowing; by: readonly string[] }

const forms = (list: string): string[] => {
  const tokens = tokenize(list)
  return Array.from({ length: tokens.tokenCount }, (_, token) => tokens.forms[tokens.tokenForm[token]!]!)
}
export const arabicForms = (list: string): ReadonlySet<string> => new Set(forms(list))

const verbs = (kind: HappeningKind, following: ArabicFollowing, list: string, by = ''): [string, ArabicVerb][] =>
  forms(list).map((form) => [form, { kind, following, by: by === '' ? [] : forms(by) }])

/** Perfect forms of he and she that tell what somebody does of their own will or feels. */
export const ARABIC_VERBS: ReadonlyMap<string, readonly ArabicVerb[]> = grouped([
  ...verbs('decision', 'an', 'قرر قررت اختار اختارت فضل فضلت آثر آثرت'),
  ...verbs('decision', 'led', 'عزم عزمت صمم صممت وافق وافقت أصر أصرت اتفق', 'على'),
  ...verbs('wish', 'an', 'أراد أرادت تمنى تمنت ود ودت أحب أحبت اشتهى اشتهت نوى نوت'),
  ...verbs('wish', 'led', 'رغب رغبت', 'في'),
  ...verbs('wish', 'led', 'اشتاق اشتاقت حن حنت', 'إلى'),
  ...verbs('need', 'an', 'اضطر اضطرت'),
  ...verbs('need', 'led', 'اضطر اضطرت', 'إلى'),
  ...verbs('refusal', 'an', 'رفض رفضت أبى أبت'),
  ...verbs('refusal', 'object', 'رفض رفضت'),
  ...verbs('attempt', 'an', 'حاول حاولت استطاع استطاعت'),
  ...verbs('success', 'led', 'نجح نجحت', 'في'),
  ...verbs('success', 'led', 'تمكن تمكنت', 'من'),
  ...verbs('promise', 'person-an', 'وعد وعدت عاهد عاهدت'),
  ...verbs('request', 'person-an', 'طلب طلبت أمر أمرت نصح نصحت سأل سألت دعا دعت'),
  ...verbs('discovery', 'an', 'اكتشف اكتشفت علم علمت أدرك أدركت'),
  ...verbs('deed', 'object', 'أنقذ أنقذت سامح سامحت ساعد ساعدت شكر شكرت أكرم أكرمت كافأ كافأت'),
  ...verbs('deed', 'led', 'عفا عفت', 'عن'),
  ...verbs('misdeed', 'object', 'سرق سرقت خدع خدعت ظلم ظلمت اتهم اتهمت'),
  ...verbs('misdeed', 'led', 'كذب كذبت', 'على'),
  ...verbs('misdeed', 'led', 'تظاهر تظاهرت', 'ب'),
  ...verbs('reaction', 'open', 'تردد ترددت خجل خجلت اعتذر اعتذرت ندم ندمت اختبأ اختبأت هرب هربت'),
  ...verbs(
    'action',
    'open',
    'ذهب ذهبت ركض ركضت جرى جرت عاد عادت صعد صعدت خرج خرجت قفز قفزت أسرع أسرعت بكى بكت سافر سافرت رحل رحلت',
  ),
  ...verbs(
    'feeling',
    'open',
    'حزن حزنت فرح فرحت غضب غضبت خاف خافت تعجب تعجبت قلق قلقت دهش دهشت اطمأن اطمأنت ابتهج ابتهجت',
  ),
])

function grouped(entries: readonly [string, ArabicVerb][]): ReadonlyMap<string, readonly ArabicVerb[]> {
  const map = new Map<string, ArabicVerb[]>()
  for (const [form, verb] of entries) map.set(form, [...(map.get(form) ?? []), verb])
  return map
}

/** What somebody managed is asked with "how". */
export const ABILITY = arabicForms('استطاع استطاعت نجح نجحت تمكن تمكنت اكتشف اكتشفت علم علمت أدرك أدركت')

/** Nouns too («غضب السلطان»): verbs where nothing but a joint stands before them. */
export const NOUNS_TOO = arabicForms('غضب فرح حزن قلق ندم تردد تعجب خجل طلب أمر سأل علم دهش ود حن')

/** Where what somebody decided, wished or did ends. */
export const CLAUSE_ENDS = arabicForms(
  `ففعل فوجد فرأى فذهب فجاء فعاد فدخل فخرج فأخذ فأجاب فحمد لأن لأنه لأنها لكن لكنه لكنها ولكن ولكنه ولكنها عندما حين حينما لما فلما ولما بينما وبينما ثم إذ إذا فإذا وإذا لو ولو حتى كي لكي لكيلا غير إلا
  وهو وهي وهم وكان وكانت وقال وقالت فقال فقالت قائلا قائلة وقد فقد وأخذ وأخذت فأخذ وراح وراحت وجعل وجعلت وبدأ وبدأت بعدما قبلما كما مما فيما إنما وإنما وما فما أما وأما ولم فلم ولا بل`,
)
/** What points to somebody outside the sentence. */
export const POINTING = arabicForms(
  `إليه إليها إليهم عليه عليها عليهم منه منها منهم له لها لهم به بها بهم فيه فيها فيهم معه معها معهم عنه عنها عنهم عنده عندها لديه لديها بينه بينها بينهما بينهم
  هذا هذه ذلك تلك هؤلاء أولئك هناك هنا كذلك إياه إياها لي لك لنا لكم مني إليك عليك منك منا معي معك هو هي هم هما أنا أنت نحن كان كانت كل`,
)
/** With these at its end a piece is cut off. */
export const UNFINISHED = arabicForms(
  'من إلى على في عن مع أن إن التي الذي الذين اللذين اللتين بعد قبل بين عند كان أو أم ما لا لم لن قد سوف كل بعض غير سوى مثل ابن أبو أبي أبا بن ذي ذات أول آخر أي تحت فوق أمام خلف نحو دون',
)
/** Verbs of this kind of book that say little alone. */
export const EMPTY_VERBS = arabicForms(
  'يكون تكون يفعل تفعل يقول تقول يجعل تجعل يأخذ تأخذ يعطي تعطي يضع تضع يرى ترى يجد تجد يصبح تصبح',
)
