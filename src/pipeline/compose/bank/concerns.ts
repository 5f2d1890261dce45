import type { Finding, FindingCategory } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** Why what a book of facts reports, perhaps to condemn it, is still not for a child: a chronicle does not make cruelty ordinary, it bears witness. */
export const REPORTED: Partial<Record<FindingCategory, Frame>> = {
  violence: [
    'what it reports, even to condemn it, is more than a child should have to carry',
    'لأن ما يرويه من ذلك، ولو استنكره، أثقل من أن يحمله طفل',
  ],
  sexualContent: [
    'even where it is told to condemn it, this is for adults to read',
    'لأن ذكره، ولو كان للاستنكار، مما يقرؤه الكبار',
  ],
}

/** What a kind of finding is called, why it matters to a family, and how an adult may talk about it. */
export type ConcernEntry = {
  name: Frame
  /** The same as something a book holds: «فيه مشاهد عنف». */
  held: Frame
  /** Names for senses that are known more exactly. */
  senses?: Readonly<Record<string, Frame>>
  /** A clause after "because". */
  why: Frame
  /** Another one where a sense has its own. */
  whys?: Readonly<Record<string, Frame>>
  /** Questions an adult can raise when such a passage comes up. */
  asks: readonly Frame[]
  /** What to look for instead, as an object: "a book ...". */
  instead: Frame
}

export const CONCERN_BANK: Record<FindingCategory, ConcernEntry> = {
  gambling: {
    name: ['gambling', 'القمار'],
    held: ['gambling', 'مواضع فيها قمار'],
    why: [
      'winning by chance can look to a child like a way to make a living',
      'لأن الربح بالحظ قد يبدو للطفل طريقًا إلى كسب العيش',
    ],
    asks: [
      ['What do people lose when they play for money?', 'ماذا يخسر الناس حين يقامرون؟'],
      ['Why does our religion forbid it?', 'لماذا حرّم ديننا القمار؟'],
    ],
    instead: ['a story in which something is earned by effort', 'قصة ينال فيها المجتهد ثمرة جهده'],
  },
  language: {
    name: ['coarse language', 'الألفاظ النابية'],
    held: ['coarse language', 'ألفاظ نابية'],
    why: ['children repeat words before they weigh them', 'لأن الأطفال يرددون الكلمات قبل أن يزنوها'],
    asks: [
      ['What can we say instead when we are angry?', 'ماذا نقول بدلًا من ذلك حين نغضب؟'],
      ['How do words like these feel to the person who hears them?', 'بماذا يشعر من يسمع كلمات كهذه؟'],
    ],
    instead: ['a story whose quarrels stay polite', 'قصة يبقى الخلاف فيها مهذبًا'],
  },
  violence: {
    name: ['violence', 'العنف'],
    held: ['violence', 'مشاهد عنف'],
    why: [
      'scenes of harm can frighten a child and make cruelty look ordinary',
      'لأن مشاهد الأذى قد تخيف الطفل وتجعل القسوة عادية في نظره',
    ],
    asks: [
      ['Could this have been settled without anybody being hurt?', 'هل كان يمكن أن يُحل الأمر من غير أن يتأذى أحد؟'],
      ['How did you feel when you read it?', 'بماذا شعرتم وأنتم تقرؤون ذلك؟'],
    ],
    instead: [
      'an adventure whose danger is met by cleverness and help',
      'مغامرة يتغلب أبطالها على الخطر بالذكاء والتعاون',
    ],
  },
  substanceUse: {
    name: ['alcohol, smoking or drugs', 'الخمر أو التدخين أو المخدرات'],
    held: ['alcohol, smoking or drugs', 'ذكر للخمر أو التدخين أو المخدرات'],
    senses: {
      alcohol: ['alcohol', 'الخمر'],
      drinking: ['alcohol', 'الخمر'],
      drunkenness: ['drunkenness', 'السُّكر'],
      smoking: ['smoking', 'التدخين'],
      tobacco: ['smoking', 'التدخين'],
      drugs: ['drugs', 'المخدرات'],
    },
    why: [
      'what harms health and is forbidden can look ordinary to a child',
      'لأن ما يضر الصحة وما حُرّم قد يبدو للطفل أمرًا عاديًا',
    ],
    asks: [
      ['What does it do to body and mind?', 'ما أثر ذلك في الجسم والعقل؟'],
      ['How would we say no if somebody offered it to us?', 'كيف نرفض لو عرضه علينا أحد؟'],
    ],
    instead: ['a book in which people celebrate without it', 'كتاب يفرح فيه الناس من غير ذلك'],
  },
  sexualContent: {
    name: ['intimate content', 'المحتوى الجنسي أو الحميمي'],
    held: ['intimate content', 'محتوى جنسي أو حميمي'],
    why: ['such things are for adults to deal with', 'لأن هذا من شؤون الكبار وليس مما يقرؤه الصغار'],
    asks: [
      ['What do modesty and privacy mean in our family?', 'ما معنى الحياء والخصوصية في أسرتنا؟'],
      [
        'Who can a child turn to with a question that is hard to ask?',
        'إلى من يلجأ الطفل حين يكون عنده سؤال يصعب طرحه؟',
      ],
    ],
    instead: ['a story of affection within the family', 'قصة عن المودة داخل الأسرة'],
  },
  faith: {
    name: ['religious content that needs care', 'المساس بالدين'],
    held: ['religious content that needs care', 'أمور تمس الدين'],
    senses: {
      pork: ['eating pork', 'أكل لحم الخنزير'],
      sorcery: ['magic and sorcery', 'السحر'],
      idols: ['the worship of idols', 'عبادة الأصنام'],
    },
    whys: {
      pork: ['our religion forbids it', 'لأن ديننا يحرّمه'],
      sorcery: ['magic can look to a child like a power to wish for', 'لأن السحر قد يبدو للطفل قوة يتمناها'],
    },
    why: ['what it says of faith needs a grown-up reader', 'لأن ما يقوله الكتاب عن الدين يحتاج إلى قارئ راشد'],
    asks: [
      [
        'What do we believe, and how is it different from what the book says?',
        'بماذا نؤمن نحن، وفيمَ يختلف ذلك عما يرد في الكتاب؟',
      ],
      ['How do we speak with respect about what others believe?', 'كيف نتحدث باحترام عما يؤمن به غيرنا؟'],
    ],
    instead: ['a story that speaks of faith with respect', 'قصة تتحدث عن الإيمان باحترام'],
  },
  heritage: {
    name: ['words that demean a people', 'الكلام الذي يحط من شأن شعب أو جماعة'],
    held: ['words that demean a people', 'كلام يحط من شأن شعب أو جماعة'],
    senses: {
      slavery: ['slavery', 'الرق'],
      stereotype: ['stereotypes of a people', 'الصور النمطية عن الشعوب'],
      'dated name': ['dated names for a people', 'التسميات القديمة للشعوب'],
    },
    whys: {
      slavery: ['it can look ordinary where nobody speaks against it', 'لأنه قد يبدو أمرًا عاديًا حين لا يعترض عليه أحد'],
    },
    why: ['such words stay with a young reader', 'لأن كلامًا كهذا يبقى في ذهن القارئ الصغير'],
    asks: [
      ['Is it fair to speak of people in this way?', 'هل من الإنصاف أن يقال هذا عن الناس؟'],
      ['What might one of those people say in reply?', 'بماذا يرد من يقال عنه ذلك؟'],
    ],
    instead: ['a story told by somebody from the place itself', 'قصة يرويها واحد من أهل المكان'],
  },
  nation: {
    name: ['content about country and law that needs care', 'المساس بالوطن والقانون'],
    held: ['content about country and law that needs care', 'أمور تمس الوطن والقانون'],
    why: ['respect for one’s country and its laws is learned early', 'لأن احترام الوطن وقوانينه يُتعلم في الصغر'],
    asks: [
      ['Why do we need laws that protect everybody?', 'لماذا تحمي القوانين الجميع؟'],
      ['How can we disagree and stay respectful?', 'كيف نختلف مع غيرنا ويبقى الاحترام بيننا؟'],
    ],
    instead: ['a book that shows people serving their country', 'كتاب عن أناس يخدمون وطنهم'],
  },
  family: {
    name: ['conduct that goes against family values', 'مخالفة القيم الأسرية'],
    held: ['conduct that goes against family values', 'تصرفات تخالف القيم الأسرية'],
    senses: {
      theft: ['stealing', 'السرقة'],
      unfaithfulness: ['unfaithfulness', 'الخيانة الزوجية'],
    },
    why: ['children take what they read as a model', 'لأن الطفل يقتدي بما يقرأ'],
    asks: [
      ['How would we act in our family?', 'كيف نتصرف نحن في أسرتنا؟'],
      ['Who gets hurt when somebody acts like this?', 'من الذي يتأذى من هذا التصرف؟'],
    ],
    instead: ['a story in which a family comes together again', 'قصة تجتمع فيها الأسرة من جديد'],
  },
  fear: {
    // The reader knows one label for what frightens and what saddens: the name claims no more.
    name: ['frightening or sad scenes', 'المشاهد المخيفة أو المحزنة'],
    held: ['frightening or sad scenes', 'مشاهد مخيفة أو محزنة'],
    why: ['such scenes can follow a sensitive child to bed', 'لأن مشاهد كهذه قد ترافق الطفل الحساس إلى نومه'],
    asks: [
      ['What was the hardest thing to read, and what helped?', 'ما أصعب ما قرأتموه، وما الذي خفف عنكم؟'],
      ['What can we do when a frightening picture stays in our mind?', 'ماذا نفعل حين تبقى صورة مخيفة في أذهاننا؟'],
    ],
    instead: ['a mystery with a reassuring end', 'قصة غموض تنتهي نهاية مطمئنة'],
  },
  distress: {
    name: ['frightening or sad scenes', 'المشاهد المخيفة أو المحزنة'],
    held: ['frightening or sad scenes', 'مشاهد مخيفة أو محزنة'],
    why: ['such scenes are more than a child should have to carry alone', 'لأن مشاهد كهذه أثقل من أن يحملها طفل وحده'],
    asks: [
      ['Who can we talk to when we are sad?', 'مع من نتحدث حين نحزن؟'],
      ['What gives us hope on a bad day?', 'ما الذي يمنحنا الأمل في يوم صعب؟'],
    ],
    instead: ['a story that leads from sorrow to comfort', 'قصة تنتقل من الحزن إلى المواساة'],
  },
  danger: {
    name: ['dangerous acts a child might copy', 'الأفعال الخطرة التي قد يقلدها الطفل'],
    held: ['dangerous acts a child might copy', 'أفعال خطرة قد يقلدها الطفل'],
    why: ['a child may want to try the same', 'لأن الطفل قد يحاول أن يفعل مثل ذلك'],
    asks: [
      ['What could have gone wrong?', 'أي ضرر كان يمكن أن يقع؟'],
      ['Who should we ask before we try something like this?', 'من نسأل قبل أن نجرب شيئًا كهذا؟'],
    ],
    instead: ['a story whose hero makes a plan before taking a risk', 'قصة يخطط بطلها قبل أن يغامر'],
  },
  bullying: {
    name: ['cruelty and mockery', 'القسوة والسخرية'],
    held: ['cruelty and mockery', 'قسوة وسخرية'],
    why: ['mockery is quickly learned, and its effects last a long time', 'لأن السخرية تُتعلم بسرعة وأثرها يبقى طويلًا'],
    asks: [
      ['What could somebody who saw it have done?', 'ماذا كان بوسع من يرى ذلك أن يفعل؟'],
      ['How does it feel to be laughed at?', 'بماذا يشعر من يُسخر منه؟'],
    ],
    instead: ['a story in which a group makes room for someone', 'قصة تفسح فيها الجماعة مكانًا لشخص جديد'],
  },
}

/** What a finding is called: by its sense where that is known, else by its category. */
export function concernName({ category, sense }: Pick<Finding, 'category' | 'sense'>): Frame {
  const { name, senses = {} } = CONCERN_BANK[category]
  return Object.hasOwn(senses, sense) ? senses[sense]! : name
}

/** As something a book or a passage holds; a sense that has a name of its own stands as it is. */
export function heldName(finding: Pick<Finding, 'category' | 'sense'>): Frame {
  const { name, held } = CONCERN_BANK[finding.category]
  const own = concernName(finding)
  return own === name ? held : own
}

/** How strong something is that a book holds, behind its name. */
export const DEGREE_NAMES: Record<1 | 2 | 3 | 4, Frame> = {
  1: ['mild', 'بدرجة خفيفة'],
  2: ['moderate', 'بدرجة متوسطة'],
  3: ['strong', 'بدرجة قوية'],
  4: ['extreme', 'بدرجة بالغة الشدة'],
}

/** How strong a finding is, in words. */
export const INTENSITY_NAMES: Record<1 | 2 | 3 | 4, Frame> = {
  1: ['mild', 'خفيف'],
  2: ['moderate', 'متوسط'],
  3: ['strong', 'قوي'],
  4: ['extreme', 'بالغ الشدة'],
}
