import type { FindingCategory } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** What a kind of finding is called, why it matters to a family, and how an adult may talk about it. */
export type ConcernEntry = {
  name: Frame
  /** A clause after "because". */
  why: Frame
  /** Questions an adult can raise, without end mark. */
  asks: readonly Frame[]
  /** What to look for instead, as an object: "a book ...". */
  instead: Frame
}

export const CONCERN_BANK: Record<FindingCategory, ConcernEntry> = {
  gambling: {
    name: ['gambling', 'القمار'],
    why: ['it makes winning by chance look like a way to live', 'لأنه يصوّر الربح بالحظ طريقًا للعيش'],
    asks: [
      ['who loses when someone wins by chance', 'من يخسر حين يربح أحدهم بالحظ'],
      ['why does our religion forbid it', 'لماذا يحرمه ديننا'],
    ],
    instead: ['a story in which something is earned by effort', 'قصة يُنال فيها الشيء بالجهد'],
  },
  language: {
    name: ['coarse language', 'الألفاظ النابية'],
    why: ['children repeat words before they weigh them', 'لأن الأطفال يرددون الكلمات قبل أن يزنوها'],
    asks: [
      ['which word could have been said instead', 'أي كلمة كان يمكن أن تُقال بدلًا منها'],
      ['how does such a word feel to the one who hears it', 'كيف يكون وقع كلمة كهذه على سامعها'],
    ],
    instead: ['a story whose quarrels stay polite', 'قصة يبقى الخلاف فيها مهذبًا'],
  },
  violence: {
    name: ['violence', 'العنف'],
    why: ['it shows harm to people or creatures', 'لأنه يعرض إيذاء الناس أو المخلوقات'],
    asks: [
      ['what other way out was there', 'أي مخرج آخر كان ممكنًا'],
      ['what happens to the one who was hurt, and does the book tell us', 'ماذا حدث لمن تأذى، وهل يخبرنا الكتاب'],
    ],
    instead: ['an adventure whose danger is met by cleverness and help', 'مغامرة يُواجه فيها الخطر بالذكاء والمساعدة'],
  },
  substanceUse: {
    name: ['alcohol, smoking or drugs', 'الخمر أو التدخين أو المخدرات'],
    why: ['it shows as ordinary what harms health and is forbidden', 'لأنه يعرض ما يضر الصحة وما حُرّم كأنه أمر عادي'],
    asks: [
      ['what does it do to the one who takes it', 'ماذا يفعل هذا بمن يتعاطاه'],
      ['how would we refuse if it were offered to us', 'كيف نرفض لو عُرض علينا'],
    ],
    instead: ['a book in which people celebrate without it', 'كتاب يفرح فيه الناس من غير ذلك'],
  },
  sexualContent: {
    name: ['intimate content', 'المحتوى الجنسي أو الحميمي'],
    why: ['it belongs to adult life and not to a child’s reading', 'لأنه من حياة الكبار وليس مما يقرؤه الصغار'],
    asks: [
      ['what do modesty and privacy mean in our family', 'ماذا يعني الحياء والخصوصية في عائلتنا'],
      ['to whom can a child turn with an embarrassing question', 'إلى من يلجأ الطفل حين يكون عنده سؤال محرج'],
    ],
    instead: ['a story of affection within the family', 'قصة عن المودة داخل الأسرة'],
  },
  faith: {
    name: ['matters touching religion', 'المساس بالدين'],
    why: ['it touches what a Muslim family believes', 'لأنه يمس ما تؤمن به الأسرة المسلمة'],
    asks: [
      ['what do we believe about this', 'بماذا نؤمن في هذا الأمر'],
      ['how do we speak with respect of what others believe', 'كيف نتحدث باحترام عما يؤمن به غيرنا'],
    ],
    instead: ['a story that speaks of faith with respect', 'قصة تتحدث عن الإيمان باحترام'],
  },
  heritage: {
    name: ['the picture given of Arabs or other peoples', 'صورة العرب أو غيرهم من الشعوب'],
    why: [
      'a careless picture of a people stays with a young reader',
      'لأن الصورة المتعجلة عن شعب تبقى في ذهن القارئ الصغير',
    ],
    asks: [
      ['is this picture of a people fair', 'هل هذه الصورة عن الشعب منصفة'],
      ['what would someone from there answer', 'بماذا يرد واحد من أهل ذلك المكان'],
    ],
    instead: ['a story told by somebody from the place itself', 'قصة يرويها واحد من أهل المكان'],
  },
  nation: {
    name: ['matters touching country and law', 'المساس بالوطن والقانون'],
    why: ['it touches the respect owed to a country, its symbols and its laws', 'لأنه يمس احترام الوطن ورموزه وقوانينه'],
    asks: [
      ['why do laws protect everybody', 'لماذا تحمي القوانين الجميع'],
      ['how can one disagree and stay respectful', 'كيف نختلف ونبقى محترمين'],
    ],
    instead: ['a book that shows people serving their country', 'كتاب يظهر الناس وهم يخدمون وطنهم'],
  },
  family: {
    name: ['conduct against family values', 'مخالفة القيم الأسرية'],
    why: ['it shows conduct that families here do not want as a model', 'لأنه يعرض سلوكًا لا ترتضيه الأسر هنا قدوة'],
    asks: [
      ['what would our family have done differently', 'ماذا كانت عائلتنا ستفعل غير ذلك'],
      ['who is let down by this conduct', 'من الذي خذله هذا السلوك'],
    ],
    instead: ['a story in which a family finds together again', 'قصة تجتمع فيها الأسرة من جديد'],
  },
  fear: {
    // The reader knows one label for what frightens and what saddens: the name claims no more.
    name: ['frightening or sad scenes', 'مشاهد مخيفة أو محزنة'],
    why: ['it can follow a sensitive child to bed', 'لأنه قد يرافق الطفل الحساس إلى نومه'],
    asks: [
      [
        'what exactly is hard to bear here, the thing or the waiting for it',
        'ما الصعب على النفس هنا بالضبط: الشيء أم انتظاره',
      ],
      ['what do we do when a picture will not leave our mind', 'ماذا نفعل حين لا تفارقنا صورة مخيفة'],
    ],
    instead: ['a mystery that ends in daylight', 'قصة غموض تنتهي نهاية مطمئنة'],
  },
  distress: {
    name: ['frightening or sad scenes', 'مشاهد مخيفة أو محزنة'],
    why: ['a child may feel it without being able to say so', 'لأن الطفل قد يتأثر به ولا يعرف كيف يعبّر'],
    asks: [
      ['who could have been told about this sorrow', 'لمن كان يمكن أن يُحكى هذا الحزن'],
      ['what gives us hope on a very bad day', 'ما الذي يمنحنا الأمل في يوم صعب جدًا'],
    ],
    instead: ['a story that leads from sorrow to comfort', 'قصة تنتقل من الحزن إلى المواساة'],
  },
  danger: {
    name: ['dangerous acts a child might copy', 'الأفعال الخطرة التي قد يقلدها الطفل'],
    why: ['a child may try it', 'لأن الطفل قد يجربه'],
    asks: [
      ['what could have gone wrong here', 'ما الذي كان يمكن أن يحدث هنا'],
      ['whom do we call before trying such a thing', 'من نسأل قبل أن نجرب شيئًا كهذا'],
    ],
    instead: ['a story whose hero plans before daring', 'قصة يخطط بطلها قبل أن يغامر'],
  },
  bullying: {
    name: ['cruelty and mockery', 'القسوة والسخرية'],
    why: ['it shows someone being humiliated', 'لأنه يعرض إهانة إنسان'],
    asks: [
      ['what could a bystander have done', 'ماذا كان بوسع من يشاهد أن يفعل'],
      ['how does it feel to be the only one mocked', 'كيف يشعر من يُسخر منه وحده'],
    ],
    instead: ['a story in which a group makes room for someone', 'قصة تفسح فيها الجماعة مكانًا لشخص جديد'],
  },
}

/** How strong a finding is, in words. */
export const INTENSITY_NAMES: Record<1 | 2 | 3 | 4, Frame> = {
  1: ['mild', 'خفيف'],
  2: ['moderate', 'متوسط'],
  3: ['strong', 'قوي'],
  4: ['extreme', 'بالغ الشدة'],
}
