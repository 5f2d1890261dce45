const oneOf = (list: string): string => `(?:${list.trim().split(/\s+/).join('|')})`

// Folded spelling throughout: hamza, ى and ة are written as the tokenizer writes them.

/** Particles and prepositions to which a pronoun is written on: «لكنني»، «كأنه»، «عندنا». */
const PARTICLES = oneOf(
  `ان لان بان كان لكن ليت لعل من عن علي الي في مع عند لدي بعد قبل بين فوق تحت حول دون بدون بلا ضد مثل غير سوي لولا خلال بسبب لاجل
  اثناء ايا وحد كل بعض معظم جميع احد نفس`,
)
const PRONOUNS = oneOf('ي ني نا ك كم كن كما ه ها هم هن هما')
/** «حينما», «كأنما», «حينئذ»: words of time and manner with an ending of their own. */
const BEFORE_MA = oneOf('حين بعد قبل بين عند كل رب مه اين حيث كيف ان كان لكن طال قل ريث وقت مثل')
const BEFORE_THEN = oneOf('حين يوم عند وقت بعد ساعت')
/** Verbs of being, beginning and lasting in all persons: «لستم»، «كنا»، «أصبحت». */
const AUXILIARIES = oneOf('ليس لس كان كن صار ظل اصبح امسي زال')
const PERSONS = oneOf('ت نا تم تما تن وا ا')
const POINTING = oneOf(
  'هذا هذه هذان هذين هاتان هاتين هولاء ذا ذاك ذلك ذلكم تلك اوليك هكذا هنا هناك هنالك انذاك انا نحن انت انتم انتما انتن',
)
const PERSONAL = oneOf('هو هي هما هم هن')

const CLOSED = new RegExp(
  `^[وفا]?(?:[لبك]?${PARTICLES}${PRONOUNS}?|[لب]${PRONOUNS}|${BEFORE_MA}ما|${BEFORE_THEN}يذ|${AUXILIARIES}${PERSONS}?|[لبك]?${POINTING}|${PERSONAL})$`,
  'u',
)

/**
 * What stands where names stand and is none: verbs of speaking and doing, somebody unnamed, how something is said, groups and
 * things that are said to speak.
 */
const NO_NAME = new RegExp(
  `^[وف]?(?:${[
    oneOf('ولم باسمه وقيل قيل اولا قلت فقلت اقول يقول تقول نقول قالوا يصف يطلب يخاطب يقبل يجيب يسال اطال تعالي يري'),
    oneOf(
      'صاحب صاحبي صاحبه صاحبها محدثي محدثه اخر اخري احدهم احدهما احداهن الاول الاولي الثاني الثانيه الثالث الثالثه ذاك الاخر الاخري اهل اناس شيخه معاليه سيادته مولاي سيدي سيدتي',
    ),
    oneOf('فجاه دايما يوما حقا حبا اذن يوميا دهشا زواجا مخاطبا مستغربا ضاحكا باكيا صارخا قايلا مبتسما متعجبا لما وهل'),
    oneOf('بلطف بملء باعلي بنغمه بصوت بلهجه بعد'),
    oneOf('ابتسامه صيحه صوت جريده طريق مقام شغب تمثيل الياس واسم مطلقك انجلترا فرنسا روسيا النمسا تركيا مصر'),
  ].join('|')})$`,
  'u',
)

/** A function word, with whatever is written on to it: no name, wherever it stands. Takes the folded form. */
export const isClosedWord = (form: string): boolean => CLOSED.test(form) || NO_NAME.test(form)
