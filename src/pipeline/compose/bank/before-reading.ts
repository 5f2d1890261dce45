import type { Frame } from '../frame.ts'

/** Three parts make one question: a lead, what is asked, and a tail before the mark. */
export type QuestionSet = { leads: readonly Frame[]; asks: readonly Frame[]; tails: readonly Frame[] }

export const GUESS_TAILS: readonly Frame[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  [', and what makes us think so', '، وما الذي يجعلنا نظن ذلك'],
  [', and whose guess shall we write down', '، وتخمين من نكتبه لنعود إليه في النهاية'],
  [', and who thinks otherwise', '، ومن له رأي آخر'],
  [', and what would surprise us', '، وما الذي قد يفاجئنا'],
  [', and what does the cover tell us about it', '، وماذا يقول لنا الغلاف عن ذلك'],
]

/** Around the first lines and the title. */
export const OPENING_QUESTIONS: QuestionSet = {
  leads: [
    ['read only {quote} ({page}): ', 'اقرؤوا {quote} فقط ({page}): '],
    ['this is one of the first sentences, {quote} ({page}): ', 'هذه من أوائل الجمل، {quote} ({page}): '],
    ['read {quote} ({page}) in a whisper: ', 'اقرؤوا {quote} ({page}) همسًا: '],
    ['look at the cover of {title}, then at {quote} {at}: ', 'انظروا إلى غلاف {title} ثم إلى {quote} {at}: '],
    ['put the title {title} beside {quote} ({page}): ', 'ضعوا العنوان {title} إلى جانب {quote} ({page}): '],
    ['open the book {at} and stop after {quote}: ', 'افتحوا الكتاب {at} وتوقفوا بعد {quote}: '],
    ['one sentence only, {quote} ({page}): ', 'جملة واحدة فقط، {quote} ({page}): '],
    ['listen to {quote} ({page}) with your eyes closed: ', 'أغمضوا أعينكم واستمعوا إلى {quote} ({page}): '],
  ],
  asks: [
    ['who is speaking, and to whom', 'من يتكلم، وإلى من'],
    ['is this going to be a merry or a serious book', 'هل سيكون الكتاب مرحًا أم جادًا'],
    ['where and when could this be', 'أين ومتى يمكن أن يكون هذا'],
    ['what might happen on the very next page', 'ماذا قد يحدث في الصفحة التالية'],
    ['which three words describe the feeling', 'أي ثلاث كلمات تصف الشعور'],
    ['what would we like to know first', 'ما أول ما نحب أن نعرفه'],
    ['what kind of trouble could be waiting', 'أي نوع من المتاعب قد ينتظرنا'],
    ['what picture comes to mind', 'أي صورة تخطر على البال'],
  ],
  tails: GUESS_TAILS,
}

/** Around the people of the book. */
export const HERO_QUESTIONS: QuestionSet = {
  leads: [
    ['in this book we meet {hero}: ', 'سنلتقي في هذا الكتاب {hero}: '],
    ['the name we hear most is {hero}: ', 'أكثر اسم سنسمعه هو {hero}: '],
    ['keep an eye on {hero} and {other}: ', 'انتبهوا إلى {hero} و{other}: '],
    ['we first meet {hero} {at}: ', 'أول ظهور لاسم {hero} {at}: '],
    ['say the name {hero} aloud: ', 'قولوا اسم {hero} بصوت مسموع: '],
    ['we do not know {hero} yet: ', 'لم نعرف {hero} بعد: '],
    ['write the name {hero} in the middle of a page: ', 'اكتبوا اسم {hero} في وسط صفحة: '],
    ['let each choose one to follow, {hero} or {other}: ', 'ليختر كل واحد من يتابعه، {hero} أو {other}: '],
  ],
  asks: [
    ['what do we expect of somebody with this name', 'ماذا نتوقع من صاحب هذا الاسم'],
    ['what might someone in this story wish for most', 'ما أكثر ما قد يتمناه أحد في هذه القصة'],
    ['who could turn out a friend, and who not', 'من قد يكون صديقًا، ومن لا'],
    ['what would we like to ask at a first meeting', 'ماذا نحب أن نسأل في أول لقاء'],
    ['which weakness makes a character likeable', 'أي ضعف يجعل الشخصية محبوبة'],
    ['how shall we notice a change', 'كيف نلاحظ التغير إذا حدث'],
    ['which voice shall we give when reading aloud', 'أي صوت نختار عند القراءة'],
    ['what would make us stop liking someone', 'ما الذي قد يجعلنا نكف عن محبة شخصية ما'],
  ],
  tails: GUESS_TAILS,
}

/** Around where it happens. */
export const PLACE_QUESTIONS: QuestionSet = {
  leads: [
    ['much of it happens around {place}: ', 'كثير من الأحداث حول {place}: '],
    ['the story often takes us to {place}: ', 'كثيرًا ما تأخذنا القصة إلى {place}: '],
    ['close your eyes and think of {place}: ', 'أغمضوا أعينكم وفكروا في {place}: '],
    ['{place} and {place2} will come up again and again: ', 'سيتكرر ذكر {place} و{place2}: '],
    ['name five things one finds around {place}: ', 'اذكروا خمسة أشياء نجدها حول {place}: '],
    ['draw {place} before you begin: ', 'ارسموا {place} قبل البدء: '],
    ['think of the last time you saw {place}: ', 'تذكروا آخر مرة رأيتم فيها {place}: '],
  ],
  asks: [
    ['what would we see, hear and smell there', 'ماذا نرى ونسمع ونشم هناك'],
    ['what may a child do there alone, and what not', 'ماذا يُسمح للطفل أن يفعل هناك وحده، وماذا لا'],
    ['which place in the Emirates comes closest', 'أي مكان في الإمارات يشبه ذلك'],
    ['what would we take along', 'ماذا نأخذ معنا'],
    ['what could go wrong in such a place', 'ما الذي قد يسوء في مكان كهذا'],
    ['which sounds belong to it', 'أي أصوات نسمعها هناك'],
    ['what did our grandparents know about it', 'ماذا كان أجدادنا يعرفون عن مكان كهذا'],
    ['who feels at home there', 'من يشعر بأنه في بيته هناك'],
  ],
  tails: GUESS_TAILS,
}

/** Around words worth knowing before. */
export const WORD_QUESTIONS: QuestionSet = {
  leads: [
    ['three words are waiting in this book, {words}: ', 'في هذا الكتاب كلمات تنتظرنا، {words}: '],
    ['write {words} on a slip of paper: ', 'اكتبوا {words} على ورقة: '],
    ['listen to the sound of {words}: ', 'استمعوا إلى رنين {words}: '],
    ['try to put {words} into one sentence: ', 'حاولوا أن تضعوا {words} في جملة واحدة: '],
    ['ask around the table who knows {words}: ', 'اسألوا حول المائدة من يعرف {words}: '],
    ['you will meet {words} while reading: ', 'ستصادفون {words} في أثناء القراءة: '],
    ['do not open the dictionary for {words} yet: ', 'لا تفتحوا المعجم بعد من أجل {words}: '],
    ['act out {words} without speaking: ', 'مثلوا {words} من غير كلام: '],
  ],
  asks: [
    ['what could they mean', 'ماذا قد تعني'],
    ['which of them have we heard before, and where', 'أيها سمعناه من قبل، وأين'],
    ['in what kind of story would we expect such words', 'في أي نوع من القصص نتوقع كلمات كهذه'],
    ['which of them sounds pleasant', 'أيها ألطف على السمع'],
    ['how could we explain them to a small child', 'كيف نشرحها لطفل صغير'],
    ['which easier words mean nearly the same', 'أي كلمات أسهل تؤدي معنى قريبًا'],
    ['who will be the first to find one', 'من سيكون أول من يجد واحدة منها'],
    ['do any of them belong together', 'هل بينها ما يجتمع في موضوع واحد'],
  ],
  tails: GUESS_TAILS,
}

/** Around a theme, followed by a question of the theme's own bank. */
export const THEME_LEADS: readonly Frame[] = [
  ['the book has much to do with {theme}: ', 'للكتاب صلة وثيقة بموضوع {theme}: '],
  ['before we read about {theme}: ', 'قبل أن نقرأ عن {theme}: '],
  ['talk for a few minutes about {theme}: ', 'تحدثوا بضع دقائق عن {theme}: '],
  ['{theme} will come up {at}: ', 'سيأتي ذكر {theme} {at}: '],
  ['everyone tells one memory about {theme}: ', 'ليحك كل واحد ذكرى عن {theme}: '],
  ['for {hero}, {theme} will matter: ', 'سيكون لموضوع {theme} شأن عند {hero}: '],
  ['the book is about {theme}, and about {theme2} too: ', 'يتناول الكتاب {theme}، و{theme2} أيضًا: '],
  ['if your child has a question about {theme} already: ', 'إن كان لدى طفلكم سؤال عن {theme}: '],
]
export const THEME_ASKS: readonly Frame[] = [
  ['what do we already know of it', 'ماذا نعرف من قبل'],
  ['what would we like the book to say about it', 'ماذا نحب أن يقول الكتاب'],
  ['where have we met it in our own family', 'أين صادفنا مثل ذلك في عائلتنا'],
  ['what is easy and what is difficult about it', 'ما السهل في ذلك وما الصعب'],
  ['which other book told of it', 'أي كتاب آخر حكى عن ذلك'],
  ['what would a seven-year-old say, and what a grandmother', 'ماذا يقول طفل في السابعة، وماذا تقول الجدة'],
  ['which proverb do we know about it', 'أي مثل نعرفه عن ذلك'],
  ['what worries us about it', 'ما الذي يقلقنا من ذلك'],
]

/** How to prepare when the book contains something to be ready for. */
export const READY_QUESTIONS: QuestionSet = {
  leads: [
    ['{concern} comes up {at}: ', '{at} يرد {concern}: '],
    ['before your child comes to {concern} {at}: ', 'قبل أن يصل طفلكم إلى {concern} {at}: '],
    ['knowing of {concern} {at}: ', 'ونحن نعلم بوجود {concern} {at}: '],
    ['read {quote} {at} yourself first ({concern}): ', 'اقرؤوا أنتم أولًا {quote} {at} ({concern}): '],
    ['{at} there is {concern}, {quote}: ', '{at} يرد {concern}: {quote}؛ '],
    ['before your child reaches {quote} ({page}, {concern}): ', 'قبل أن يصل طفلكم إلى {quote} ({page}، {concern}): '],
    [
      'mark the place {at} where it says {quote}, because of {concern}: ',
      'ضعوا علامة {at} عند {quote} بسبب {concern}: ',
    ],
    ['be beside your child {at} for {quote} ({concern}): ', 'كونوا إلى جانب طفلكم {at} عند {quote} ({concern}): '],
    ['decide beforehand about {quote} {at} ({concern}): ', 'قرروا مسبقًا في أمر {quote} {at} ({concern}): '],
  ],
  asks: [
    ['shall we read it together, explain it, or leave it out', 'هل نقرؤه معًا أم نشرحه أم نتجاوزه'],
    ['what does our child already know about such things', 'ماذا يعرف طفلنا عن أمور كهذه'],
    ['which one sentence will we say when it comes', 'أي جملة واحدة نقولها عند الوصول إليه'],
    ['how will we notice that it is too much', 'كيف نلاحظ أنه أكثر مما يحتمل'],
    ['is this year the right one, or the next', 'هل هذه السنة مناسبة أم التي تليها'],
    ['what do we want our child to think about it', 'ماذا نريد أن يفهم طفلنا منه'],
  ],
  tails: [
    ['', ''],
    [', and who will be at home that evening', '، ومن سيكون في البيت ذلك المساء'],
    [', and does the book answer it itself', '، وهل يعالجه الكتاب بنفسه'],
    [', and where shall we stop for the day', '، وأين نتوقف ذلك اليوم'],
    [', given that the book is advised from {age}', '، علمًا بأن الكتاب يُنصح به من عمر {age}'],
  ],
}

/** For a book with hardly any words. */
export const SPARSE_QUESTIONS: QuestionSet = {
  leads: [
    ['{title} has only {words}: ', 'ليس في {title} سوى {words}: '],
    ['turn the pages of {title} once without reading: ', 'تصفحوا {title} مرة من غير قراءة: '],
    ['with {words} in all, the pictures of {title} speak too: ', 'مع {words} فقط تتكلم صور {title} أيضًا: '],
    ['look at the cover of {title} for a whole minute: ', 'تأملوا غلاف {title} دقيقة كاملة: '],
    ['say the title {title} slowly: ', 'قولوا العنوان {title} على مهل: '],
    ['let your child hold {title} and turn the pages: ', 'ليمسك طفلكم {title} ويقلب صفحاته: '],
  ],
  asks: [
    ['what do we see first', 'ما أول ما نراه'],
    ['which sound or movement belongs to it', 'أي صوت أو حركة تناسبه'],
    ['what might come on the last page', 'ماذا قد يأتي في الصفحة الأخيرة'],
    ['who or what is it about', 'عمن أو عم يتحدث'],
    ['which word do we know already', 'أي كلمة نعرفها من قبل'],
    ['which colour would we give it', 'أي لون نختار له'],
  ],
  tails: [
    ['', ''],
    [', and where can we find it at home', '، وأين نجده في البيت'],
    [', and who can show it with the hands', '، ومن يمثله بيديه'],
    [', and what changes at a second look', '، وماذا يتغير عند النظرة الثانية'],
    [', and what is it called in our other language', '، وما اسمه في لغتنا الأخرى'],
  ],
}

/** After a book with hardly any words. */
export const SPARSE_AFTER: QuestionSet = {
  leads: [
    ['close {title} and tell it from memory: ', 'أغلقوا {title} واحكوه من الذاكرة: '],
    [
      'read {title} a second time, with {words} that is quickly done: ',
      'اقرؤوا {title} مرة ثانية، فليس فيه سوى {words}: ',
    ],
    ['let your child read {title} to you: ', 'دعوا طفلكم يقرأ {title} لكم: '],
    ['turn back to the first page of {title}: ', 'عودوا إلى الصفحة الأولى من {title}: '],
    ['hide one page of {title}: ', 'أخفوا صفحة من {title}: '],
    ['look only at the pictures of {title} now: ', 'انظروا الآن إلى صور {title} وحدها: '],
    ['of all {words} in {title}: ', 'من كل ما في {title}، وهو {words}: '],
  ],
  asks: [
    ['what came first, and what came last', 'ما الذي جاء أولًا، وما الذي جاء أخيرًا'],
    ['which page should stay open', 'أي صفحة نتركها مفتوحة'],
    ['what was repeated', 'ما الذي تكرر'],
    ['which word was new', 'أي كلمة كانت جديدة'],
    ['what would we add on one more page', 'ماذا نضيف في صفحة أخرى'],
    ['what made us smile', 'ما الذي جعلنا نبتسم'],
    ['what do we do in the same way', 'ما الذي نفعله نحن كذلك'],
    ['who would like to hear it too', 'من يحب أن يسمعه أيضًا'],
  ],
  tails: [
    ['', ''],
    [', and can we show it with our hands', '، وهل نستطيع أن نمثله بأيدينا'],
    [', and how do we say it in our other language', '، وكيف نقوله بلغتنا الأخرى'],
    [', and which picture proves it', '، وأي صورة تدل على ذلك'],
    [', and what does the little one at home say to it', '، وماذا يقول أصغر من في البيت'],
    [', and how would grandmother tell it', '، وكيف تحكيه الجدة'],
  ],
}

/** Lessons of a book with hardly any words: statements without end mark, and their tails. */
export const SPARSE_LESSONS: { statements: readonly Frame[]; tails: readonly Frame[]; ends: readonly Frame[] } = {
  statements: [
    ['In {title} a few words are enough for a whole picture', 'في {title} تكفي كلمات قليلة لصورة كاملة'],
    ['{title} invites a child to answer the book aloud', 'يدعو {title} الطفل إلى أن يجيب الكتاب بصوته'],
    ['With {title} one learns that print and speech belong together', 'مع {title} نتعلم أن المكتوب والمنطوق شيء واحد'],
    [
      'With its {words}, {title} teaches first of all to listen and to look',
      'يعلم {title}، وفيه {words}، الإصغاء والنظر أولًا',
    ],
    ['Hearing {title} again and again fixes its words', 'تكرار سماع {title} يثبت كلماته'],
    ['{title} lets a beginner finish a whole book alone', 'يتيح {title} لمن يبدأ القراءة أن يتم كتابًا كاملًا وحده'],
    [
      'Every picture of {title} can be turned into a sentence of one’s own',
      'كل صورة في {title} يمكن أن تصير جملة من عندنا',
    ],
    ['{title} trains the eye to follow a line of print', 'يدرب {title} العين على متابعة السطر'],
    ['From {title} a child can take the joy of knowing what comes next', 'يأخذ الطفل من {title} متعة معرفة ما سيأتي'],
    ['Telling {title} without the text strengthens memory', 'حكاية {title} من غير النص تقوي الذاكرة'],
  ],
  tails: [
    ['', ''],
    ['; read it twice on the same evening', '؛ اقرؤوه مرتين في المساء نفسه'],
    ['; point at each word while reading', '؛ وأشيروا إلى كل كلمة عند قراءتها'],
    ['; let your child turn the pages', '؛ ودعوا طفلكم يقلب الصفحات'],
    ['; pause before the last word of a line', '؛ وتوقفوا قبل آخر كلمة في السطر'],
    ['; name what the pictures add', '؛ وسموا ما تضيفه الصور'],
    ['; begin with {quote} ({page})', '؛ وابدؤوا من {quote} ({page})'],
    ['; let your child finish {quote} ({page})', '؛ ودعوا طفلكم يكمل {quote} ({page})'],
    ['; point at every word of {quote} ({page})', '؛ وأشيروا إلى كل كلمة في {quote} ({page})'],
    ['; read {quote} ({page}) once softly and once aloud', '؛ واقرؤوا {quote} ({page}) مرة بهدوء ومرة بصوت مسموع'],
  ],
  ends: [
    ['', ''],
    [', in the morning and again at bedtime', '، في الصباح ثم عند النوم'],
    [', with a finger under the line', '، والإصبع تحت السطر'],
    [', first you, then your child', '، أنتم أولًا ثم طفلكم'],
    [', and change one word for fun', '، وغيروا كلمة واحدة للمرح'],
    [', in a whisper', '، همسًا'],
    [', until it is known by heart', '، حتى يُحفظ'],
    [', while looking at the picture', '، مع النظر إلى الصورة'],
    [', and clap the beat', '، مع التصفيق على الإيقاع'],
  ],
}
