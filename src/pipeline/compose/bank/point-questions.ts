import type { PointKind } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** Sentences that bring a passage in, before a question is put to it. */
export const POINT_LEADS: readonly Frame[] = [
  ['Read {quote} slowly ({page}).', 'اقرؤوا {quote} على مهل ({page}).'],
  ['{at}, we read: {quote}', 'نقرأ {at}: {quote}'],
  ['We have chosen this passage from {page}: {quote}', 'اخترنا لكم هذا المقطع من {page}: {quote}'],
  ['Find this passage {at}: {quote}', 'ابحثوا عن هذا المقطع {at}: {quote}'],
  ['Read {quote} aloud ({page}).', 'اقرؤوا {quote} بصوت مسموع ({page}).'],
  ['Turn to {page} and read: {quote}', 'ارجعوا إلى {page} واقرؤوا: {quote}'],
  ['Listen to these words from {page}: {quote}', 'استمعوا إلى هذه الكلمات من {page}: {quote}'],
  ['Look closely at these words ({page}): {quote}', 'تأملوا هذه الكلمات ({page}): {quote}'],
  ['Let one of you read aloud from {page}: {quote}', 'ليقرأ أحدكم بصوت مسموع من {page}: {quote}'],
  ['Read these words twice ({page}): {quote}', 'اقرؤوا هذه الكلمات مرتين ({page}): {quote}'],
  ['Let us stop for a moment at {quote} ({page}).', 'لنتوقف قليلًا عند {quote} ({page}).'],
  ['Think about what you read here ({page}): {quote}', 'فكروا فيما تقرؤونه هنا ({page}): {quote}'],
  ['First read this silently ({page}): {quote}', 'اقرؤوا أولًا قراءة صامتة ({page}): {quote}'],
  ['{at} it says: {quote}', 'جاء {at}: {quote}'],
]

/** Questions that fit every passage of a kind; each is complete in itself. */
export const POINT_ASKS: Record<PointKind, readonly Frame[]> = {
  choice: [
    [
      'What has to be decided here, and what choices are there?',
      'ما الأمر الذي يحتاج إلى قرار هنا، وما الخيارات المتاحة؟',
    ],
    ['What would you do if you were in this situation?', 'ماذا تفعلون لو كنتم في هذا الموقف؟'],
    ['Find one good reason for each choice that is possible here.', 'اذكروا سببًا مقنعًا لكل اختيار ممكن هنا.'],
    ['Is this an easy decision or a hard one, and what makes it so?', 'هل هذا القرار سهل أم صعب، وما الذي يجعله كذلك؟'],
    [
      'Imagine you could whisper one piece of advice just before this decision. What would you say?',
      'تخيلوا أنكم تهمسون بنصيحة واحدة قبيل هذا القرار. ماذا تقولون؟',
    ],
    ['What seems to matter most to whoever decides here?', 'ما الذي يبدو أهم من غيره عند صاحب القرار هنا؟'],
    [
      'What can be gained by a decision like this one, and what can be lost?',
      'ماذا يمكن أن نكسب بقرار كهذا، وماذا يمكن أن نخسر؟',
    ],
    [
      'What would you want to find out before you made a decision like this?',
      'ما الذي تودون معرفته قبل اتخاذ قرار كهذا؟',
    ],
  ],
  wrong: [
    ['What exactly is wrong with what happens here?', 'ما الخطأ تحديدًا فيما يحدث هنا؟'],
    [
      'Who may be hurt by this, and does it also harm the one who does it?',
      'من قد يتأذى من هذا التصرف، وهل يضر صاحبه أيضًا؟',
    ],
    ['What would have been a better way to act in this moment?', 'كيف كان يمكن التصرف على نحو أفضل في هذه اللحظة؟'],
    ['What could lead somebody to act like this?', 'ما الذي قد يدفع أحدًا إلى تصرف كهذا؟'],
    ['What would you say if you were there in this moment?', 'ماذا تقولون لو كنتم حاضرين في هذه اللحظة؟'],
    ['Can this be put right, and who should take the first step?', 'هل يمكن إصلاح هذا الخطأ، ومن ينبغي أن يبدأ؟'],
    ['Was this meant to hurt, or was somebody just not thinking?', 'هل وراء هذا التصرف سوء نية أم قلة تفكير؟'],
    ['Is this a small wrong or a serious one, and how can you tell?', 'هل هذا خطأ صغير أم كبير، وكيف عرفتم ذلك؟'],
    ['What rule would you make so that nothing like this happens again?', 'أي قاعدة تضعونها حتى لا يتكرر تصرف كهذا؟'],
  ],
  trouble: [
    ['What is the difficulty here? Put it into one sentence.', 'ما المشكلة هنا؟ عبروا عنها في جملة واحدة.'],
    ['How could this problem be dealt with? Suggest three ways.', 'كيف يمكن التعامل مع هذه المشكلة؟ اقترحوا ثلاث طرق.'],
    ['Where could help come from in this moment?', 'من أين يمكن أن تأتي المساعدة في هذه اللحظة؟'],
    ['What would be the worst thing to do here, and why?', 'ما أسوأ تصرف ممكن هنا، ولماذا؟'],
    [
      'Did this trouble just happen, or did somebody bring it about?',
      'هل جاءت هذه المشكلة من تلقاء نفسها أم تسبب فيها أحد؟',
    ],
    [
      'If you could have one thing with you in a situation like this, what would it be?',
      'لو سُمح لكم بشيء واحد في موقف كهذا، فماذا تختارون؟',
    ],
    ['How does it feel to face something like this?', 'ما شعور من يجد نفسه أمام أمر كهذا؟'],
    ['What could happen if nobody did anything here?', 'ماذا قد يحدث لو لم يحرك أحد ساكنًا هنا؟'],
    [
      'What is needed most here: courage, patience, a clever idea or something else?',
      'ما أكثر ما يحتاج إليه هذا الموقف: الشجاعة أم الصبر أم الحيلة أم شيء آخر؟',
    ],
  ],
  wish: [
    [
      'What is wanted or hoped for here, and what may lie behind it?',
      'ما الرغبة التي تظهر هنا، وما الذي قد يكون وراءها؟',
    ],
    ['What stands in the way of this wish, or could get in its way?', 'ما الذي يقف في طريق هذه الرغبة أو قد يعترضها؟'],
    ['What would change if this came true?', 'ما الذي سيتغير لو تحقق هذا؟'],
    ['What would be a first step towards what is wanted here?', 'ما الخطوة الأولى نحو تحقيق هذه الرغبة؟'],
    [
      'Is this a passing wish or one that will last? How can you tell?',
      'هل هذه رغبة عابرة أم رغبة تدوم طويلًا؟ وكيف عرفتم؟',
    ],
    ['Would you help to make this wish come true? Why, or why not?', 'هل تساعدون على تحقيق هذه الرغبة؟ ولماذا؟'],
    ['Who would be glad if this came true, and who might not be?', 'من يفرح لو تحقق هذا، ومن قد لا يفرح؟'],
    [
      'How strong is the wish in these lines, and which words show it?',
      'ما مدى قوة الرغبة في هذه السطور، وأي كلمات تدل على ذلك؟',
    ],
    [
      'What does a wish like this need most: effort, luck or the help of others?',
      'ما أكثر ما تحتاج إليه رغبة كهذه: الجهد أم الحظ أم مساعدة الآخرين؟',
    ],
  ],
  feeling: [
    ['Which feeling is shown here, and which words let us see it?', 'ما الشعور الذي يظهر هنا، وأي كلمات تدل عليه؟'],
    ['Where in the body do we notice a feeling like this?', 'في أي موضع من الجسم نحس بشعور كهذا؟'],
    ['What may have caused the feeling in these lines?', 'ما الذي ربما أثار الشعور في هذه السطور؟'],
    ['What other feeling might be hidden behind the one we see here?', 'أي شعور آخر قد يختبئ وراء الشعور الظاهر هنا؟'],
    ['What does somebody who feels like this need most?', 'ما أكثر ما يحتاج إليه من يشعر بهذا الشعور؟'],
    [
      'Is it better to show a feeling like this or to keep it to yourself, and why?',
      'هل الأفضل إظهار شعور كهذا أم إخفاؤه؟ ولماذا؟',
    ],
    [
      'In what kind of voice should these lines be read: whispering, trembling, loud or some other kind?',
      'بأي صوت تُقرأ هذه السطور: هامس أم مرتجف أم مرتفع أم غير ذلك؟',
    ],
    [
      'How strong is the feeling here on a scale from one to ten? Why that number?',
      'ما قوة الشعور هنا على مقياس من واحد إلى عشرة؟ ولماذا هذا الرقم؟',
    ],
  ],
  dispute: [
    [
      'What is the disagreement here? Sum up each side in one sentence.',
      'ما موضوع الخلاف هنا؟ لخصوا رأي كل طرف في جملة واحدة.',
    ],
    ['Which side would you take here, and what convinces you?', 'مع أي طرف تقفون هنا، وما الذي يقنعكم؟'],
    ['Is there anything both sides could agree on, even here?', 'هل هناك شيء يمكن أن يتفق عليه الطرفان رغم هذا الخلاف؟'],
    ['Which solution could both sides accept here?', 'أي حل يمكن أن يقبله الطرفان هنا؟'],
    ['What could make this disagreement worse?', 'ما الذي قد يزيد هذا الخلاف حدة؟'],
    [
      'Is this argument about one thing only, or is something else behind it?',
      'هل الخلاف هنا على أمر واحد فقط، أم أن وراءه شيئًا آخر؟',
    ],
    [
      'What would each side here have to hear in order to understand the other?',
      'ما الذي يحتاج كل طرف هنا إلى سماعه كي يفهم الآخر؟',
    ],
    [
      'If you were asked to judge here, what would you ask each side first?',
      'لو طُلب منكم أن تحكموا في هذا الخلاف، فماذا تسألون كل طرف أولًا؟',
    ],
    ['Is this worth arguing about, in your opinion?', 'هل يستحق هذا الأمر الخلاف في رأيكم؟'],
  ],
  turn: [
    ['What is different here from the way things were before?', 'ما الذي اختلف هنا عما كان من قبل؟'],
    ['Does this come as a surprise, or could it be expected?', 'هل جاء هذا مفاجئًا أم كان متوقعًا؟'],
    ['Who is affected most by what happens here, and how?', 'من الأكثر تأثرًا بما يحدث هنا، وكيف؟'],
    ['Is this good news, bad news or a little of both?', 'هل هذا خبر سار أم سيئ، أم فيه شيء من الاثنين؟'],
    ['What new question does this moment raise in your mind?', 'أي سؤال جديد تثيره هذه اللحظة في أذهانكم؟'],
    ['What would your first thought be in a moment like this?', 'ما أول فكرة تخطر ببالكم لو عشتم لحظة كهذه؟'],
    ['At which word exactly does the change become clear here?', 'عند أي كلمة تحديدًا يتضح التغير هنا؟'],
    [
      'Did this happen by chance, because of what somebody did or all by itself?',
      'هل حدث هذا مصادفة، أم بفعل أحد، أم من تلقاء نفسه؟',
    ],
    ['If this were a news story, what headline would you give it?', 'لو كان هذا خبرًا في جريدة، فأي عنوان تختارون له؟'],
  ],
  picture: [
    [
      'Draw what is described here, and begin with the detail you noticed first.',
      'ارسموا ما يوصف هنا، وابدؤوا بالتفصيل الذي لفت انتباهكم أولًا.',
    ],
    [
      'Which words here help you most to see this in your mind?',
      'أي كلمات هنا تساعدكم أكثر من غيرها على تخيل ما يوصف؟',
    ],
    [
      'What mood do these lines have: cheerful, calm, eerie or something else?',
      'ما الجو الذي تصنعه هذه السطور: مرح أم هادئ أم مخيف أم غير ذلك؟',
    ],
    [
      'What is left out of this description, so that you have to imagine it yourselves?',
      'ما الذي لم يُذكر في هذا الوصف، فتتخيلونه أنتم؟',
    ],
    ['Would you like to see this with your own eyes? Why, or why not?', 'هل تحبون أن تروا هذا بأعينكم؟ ولماذا؟'],
    [
      'From where do we seem to be looking here: near or far, above or below?',
      'من أين ننظر هنا: من قريب أم من بعيد، من فوق أم من تحت؟',
    ],
    ['Which colours would you need to paint this?', 'أي ألوان تحتاجون إليها لو أردتم تلوين ما يوصف هنا؟'],
    ['Find three words of your own for what is described here.', 'ابحثوا عن ثلاث كلمات من عندكم تصف ما تقرؤون عنه هنا.'],
  ],
  fact: [
    ['Explain this to a younger child in your own words.', 'اشرحوا هذا بكلماتكم لطفل أصغر منكم.'],
    ['How could you check whether what it says here is true?', 'كيف يمكنكم التحقق من صحة ما يقال هنا؟'],
    [
      'Is this still true today, or do we see it differently now?',
      'هل ما زال هذا صحيحًا اليوم، أم صرنا ننظر إليه نظرة أخرى؟',
    ],
    ['What else would you like to know about this?', 'ماذا تودون أن تعرفوا أيضًا عن هذا الموضوع؟'],
    ['What did you know of this already, and what is new to you?', 'ما الذي كنتم تعرفونه من هذا، وما الجديد فيه؟'],
    ['How might people have come to know this?', 'كيف توصل الناس إلى معرفة هذا في رأيكم؟'],
    ['Which word here would you look up first, and where?', 'أي كلمة هنا تبحثون عن معناها أولًا، وأين؟'],
    ['Who may find it useful to know this, and for what?', 'من قد تنفعه معرفة هذا، وفي أي شيء؟'],
    ['Which drawing, map or table would make this clearer?', 'أي رسم أو خريطة أو جدول يزيد هذا وضوحًا؟'],
  ],
  making: [
    ['Which steps do you find here, and in what order?', 'ما الخطوات التي تجدونها هنا، وما ترتيبها؟'],
    ['What is needed to do this? Make a list.', 'ما الذي يحتاج إليه هذا العمل؟ اكتبوا قائمة.'],
    [
      'Is this something you could try yourselves, or is it better left to others? Why?',
      'هل يمكنكم تجربة هذا بأنفسكم، أم الأفضل أن يُترك لغيركم؟ ولماذا؟',
    ],
    ['What is the hardest part of what is done here, and why?', 'ما أصعب ما في هذا العمل، ولماذا؟'],
    ['What could go wrong here, and how would you notice?', 'أين قد يقع الخطأ في هذا العمل، وكيف تلاحظونه؟'],
    ['Is this done in the same way today, or differently?', 'هل يجري هذا العمل اليوم بالطريقة نفسها أم بطريقة أخرى؟'],
    ['Who could teach you this, and how long might it take to learn?', 'ممن يمكنكم أن تتعلموا هذا، وكم يستغرق تعلمه؟'],
    [
      'What are we not told here that we would still need to know?',
      'ما الذي لم يُشرح هنا ونحتاج إلى معرفته كي ينجح العمل؟',
    ],
    [
      'Act this out without a word. Can the others tell what you are doing?',
      'مثلوا هذا العمل من دون كلام. هل يفهم الآخرون ما تفعلون؟',
    ],
  ],
  thought: [
    ['Do you agree with this? Give a reason.', 'هل توافقون على هذا الكلام؟ اذكروا سببًا.'],
    ['When is this true, and when is it not?', 'متى يصح هذا الكلام، ومتى لا يصح؟'],
    [
      'Say what is meant here in your own words, using as few as you can.',
      'عبروا عن المقصود هنا بأسلوبكم وبأقل عدد ممكن من الكلمات.',
    ],
    ['Which example from everyday life fits what is said here?', 'أي مثال من الحياة اليومية ينطبق عليه هذا الكلام؟'],
    [
      'Who would nod at these words, and who would shake their head?',
      'من الذي يهز رأسه موافقًا على هذا الكلام، ومن الذي يعترض عليه؟',
    ],
    ['What might somebody have lived through to think like this?', 'أي تجربة قد تقود الإنسان إلى رأي كهذا؟'],
    ['Which word here matters most, and what happens if you change it?', 'ما أهم كلمة هنا، وماذا يحدث لو غيرتموها؟'],
    [
      'Would you copy this into a notebook to keep? Why, or why not?',
      'هل تنقلون هذا الكلام إلى دفتر تحتفظون به؟ ولماذا؟',
    ],
    ['What would change if everybody thought like this?', 'ما الذي سيتغير لو فكر الناس كلهم هكذا؟'],
  ],
  humour: [
    ['At which word does this become funny?', 'عند أي كلمة هنا يبدأ الضحك؟'],
    [
      'What makes us smile here: the words, the situation or the way somebody behaves?',
      'ما الذي يضحكنا هنا: الكلمات أم الموقف أم طريقة التصرف؟',
    ],
    [
      'What kind of humour is this: gentle, cheeky, mocking or simply silly?',
      'ما نوع الفكاهة هنا: لطيفة أم مشاكسة أم ساخرة أم عجيبة؟',
    ],
    [
      'How would you read these lines aloud to make people laugh? Try two ways.',
      'كيف تقرؤون هذه السطور كي يضحك السامعون؟ جربوا طريقتين.',
    ],
    [
      'What is exaggerated, upside down or out of place here?',
      'ما الذي يظهر هنا مبالغًا فيه أو مقلوبًا أو في غير مكانه؟',
    ],
    [
      'Is this just as funny when you read it a second time? Why, or why not?',
      'هل يبقى هذا مضحكًا عند القراءة الثانية؟ ولماذا؟',
    ],
    ['How many laughs out of five would you give this, and why?', 'كم ضحكة من خمس تعطون هذا المقطع، ولماذا؟'],
    ['Which funny sentence could come after these lines?', 'أي جملة طريفة يمكن أن تأتي بعد هذه السطور؟'],
  ],
  introduction: [
    ['What do we learn here, and what are we not told yet?', 'ما الذي نعرفه من هذه السطور، وما الذي لا نعرفه بعد؟'],
    [
      'How do things stand here: is all well, or is something missing or wrong?',
      'كيف تبدو الأحوال هنا: هل كل شيء على ما يرام، أم أن هناك ما ينقص أو يقلق؟',
    ],
    ['Which word here makes you curious, and why?', 'أي كلمة هنا تثير فضولكم، ولماذا؟'],
    ['What do these lines lead you to expect?', 'ماذا تتوقعون حين تقرؤون هذه السطور؟'],
    [
      'If this passage were all you had of the book, what title would you give it?',
      'لو لم يكن لديكم من الكتاب إلا هذا المقطع، فأي عنوان تختارون له؟',
    ],
    [
      'Would you like to step into the book here, or would you rather watch from outside?',
      'هل تحبون أن تدخلوا عالم الكتاب هنا، أم تفضلون النظر إليه من بعيد؟',
    ],
    [
      'How does the voice in these lines sound: friendly, mocking, worried, calm or something else?',
      'كيف تبدو نبرة هذه السطور: ودودة أم ساخرة أم قلقة أم هادئة أم غير ذلك؟',
    ],
    ['Which detail here stays in your mind, and why that one?', 'أي تفصيل هنا يبقى في أذهانكم، ولماذا هو بالذات؟'],
    [
      'What here is like your own life, and what is quite different?',
      'ما الذي يشبه حياتكم في هذه السطور، وما الذي يختلف عنها؟',
    ],
  ],
  passage: [
    ['Which word here can we not do without, and why?', 'ما الكلمة التي لا يمكن الاستغناء عنها هنا، ولماذا؟'],
    [
      'Put this passage into your own words, as briefly as you can.',
      'عبروا بأسلوبكم عما قرأتموه هنا، وبأقصر عبارة ممكنة.',
    ],
    [
      'What would you write on a slip of paper and leave at this passage for the next reader?',
      'ماذا تكتبون على ورقة صغيرة تتركونها عند هذا المقطع للقارئ التالي؟',
    ],
    ['Find a title for this passage, in three words at most.', 'ابحثوا لهذا المقطع عن عنوان لا يزيد على ثلاث كلمات.'],
    ['What would you like to ask the person who wrote these words?', 'ماذا تودون أن تسألوا من كتب هذه الكلمات؟'],
    ['What would be lost if this passage were cut from the book?', 'ماذا نخسر لو حُذف هذا المقطع من الكتاب؟'],
    ['What came to your mind first when you read these lines?', 'ما أول شيء خطر ببالكم عند قراءة هذه السطور؟'],
    [
      'What can you tell from these lines, although it is not said outright?',
      'ما الذي تفهمونه من هذه السطور وإن لم يُذكر صراحة؟',
    ],
    [
      'What kind of drawing would go with these words? Draw it or describe it.',
      'أي رسم يناسب هذه الكلمات؟ ارسموه أو صفوه.',
    ],
    [
      'How should this passage be read aloud: fast or slowly, loudly or softly? Try it out.',
      'ما الإلقاء المناسب لهذا المقطع: سريع أم بطيء، قوي أم هادئ؟ جربوه.',
    ],
    [
      'Do you like the way this passage is worded, or would you put something differently?',
      'هل تعجبكم صياغة هذا المقطع، أم تفضلون أن يُقال فيه شيء بطريقة أخرى؟',
    ],
    ['To whom would you like to read this passage, and why?', 'لمن تودون أن تقرؤوا هذا المقطع، ولماذا؟'],
    [
      'Would a grown-up understand these lines just as you do, or differently?',
      'هل يفهم الكبار هذه السطور كما تفهمونها أنتم، أم على نحو آخر؟',
    ],
    [
      'What would you explain first if a younger child listened to this passage with you?',
      'ماذا تشرحون أولًا لو استمع معكم إلى هذا المقطع طفل أصغر منكم؟',
    ],
    [
      'Think of a question to which this passage could be the answer.',
      'فكروا في سؤال يصلح هذا المقطع أن يكون جوابًا عنه.',
    ],
    [
      'What feeling do these lines leave you with: joy, curiosity, worry or something else?',
      'ما الشعور الذي تتركه هذه السطور في نفوسكم: الفرح أم الفضول أم القلق أم شعور آخر؟',
    ],
    [
      'Write one sentence that could come right after this passage.',
      'اكتبوا جملة واحدة يمكن أن تأتي بعد هذا المقطع مباشرة.',
    ],
    [
      'Put another word in place of one that you choose here. What does that change?',
      'ضعوا كلمة أخرى مكان كلمة تختارونها هنا. ما الذي يتغير؟',
    ],
    [
      'If a reader came upon this passage first, would they want to read on? Why, or why not?',
      'لو وقعت عين قارئ على هذا المقطع أولًا، فهل يرغب في متابعة القراءة؟ ولماذا؟',
    ],
  ],
}

/** A second question that may follow any first one of the kind. */
export const POINT_MORE: Record<PointKind, readonly Frame[]> = {
  choice: [
    ['Talk about a decision that you once had to make.', 'ثم احكوا عن قرار اضطررتم إلى اتخاذه ذات يوم.'],
    ['Ask somebody older than you: would they answer as you do?', 'ثم اسألوا من هو أكبر منكم: هل يجيب مثلكم؟'],
    ['How might this decision look a year later?', 'وكيف قد يبدو هذا القرار بعد عام؟'],
    [
      'Is it better to decide something like this alone or together with others?',
      'وهل الأفضل اتخاذ قرار كهذا على انفراد أم مع آخرين؟',
    ],
    ['Does another book or film you know show a similar choice?', 'وهل مر بكم اختيار مشابه في كتاب آخر أو فيلم؟'],
    [
      'Should something like this be decided quickly, or is it better to wait?',
      'وهل يحسن البت في أمر كهذا بسرعة، أم الأفضل التمهل؟',
    ],
  ],
  wrong: [
    [
      'Talk about something similar that you have seen, without naming anybody.',
      'ثم احكوا عن موقف مشابه رأيتموه، من غير ذكر أسماء.',
    ],
    [
      'How would you like to be treated if you had done something like this?',
      'وكيف تحبون أن يعاملكم الناس لو صدر منكم شيء كهذا؟',
    ],
    [
      'Do children and grown-ups judge something like this in the same way?',
      'وهل يحكم الصغار والكبار على تصرف كهذا الحكم نفسه؟',
    ],
    ['Would it be just as wrong if nobody ever found out?', 'وهل يبقى الخطأ خطأً حتى لو لم يعلم به أحد؟'],
    ['Does it become less bad once we know the reason for it?', 'وهل يخف الخطأ إذا عرفنا سببه؟'],
    [
      'Is it easier to see a mistake like this in others than in ourselves?',
      'وهل رؤية خطأ كهذا في غيرنا أسهل من رؤيته في أنفسنا؟',
    ],
  ],
  trouble: [
    ['Talk about something difficult that you have had to face yourselves.', 'ثم احكوا عن صعوبة واجهتموها أنتم.'],
    [
      'What would a very careful person say about this, and what would a very bold one say?',
      'وماذا يقول في هذا شخص شديد الحذر، وماذا يقول شخص شديد الجرأة؟',
    ],
    ['Which other story has a problem like this one?', 'وفي أي قصة أخرى نجد مشكلة تشبه هذه المشكلة؟'],
    ['Is it possible to prepare for something like this?', 'وهل يمكن الاستعداد مسبقًا لأمر كهذا؟'],
    ['Could anything good come of this trouble in the end?', 'وهل يمكن أن ينتج عن هذه المشكلة شيء نافع في النهاية؟'],
    ['What would be your own first step?', 'وما خطوتكم الأولى أنتم؟'],
  ],
  wish: [
    ['Which wish of your own is a little like this one?', 'وأي رغبة من رغباتكم تشبه هذه الرغبة ولو قليلًا؟'],
    ['What would you like to ask whoever wishes for this?', 'وماذا تودون أن تسألوا صاحب هذه الرغبة؟'],
    ['Is a wish like this better kept secret or told to somebody?', 'وهل الأفضل كتمان رغبة كهذه أم البوح بها لأحد؟'],
    [
      'What could soften the disappointment if nothing came of it?',
      'وما الذي قد يخفف خيبة الأمل إن لم يتحقق شيء من ذلك؟',
    ],
    [
      'Write this wish in a single line, like a message in a bottle.',
      'ثم اكتبوا هذه الرغبة في سطر واحد كأنها رسالة في زجاجة.',
    ],
    ['What price would be too high for a wish like this?', 'وأي ثمن يكون أغلى مما تستحقه هذه الرغبة؟'],
  ],
  feeling: [
    ['When did you last feel something like this?', 'ومتى شعرتم آخر مرة بشيء كهذا؟'],
    ['How long does a feeling like this usually last?', 'وكم يدوم شعور كهذا في العادة؟'],
    ['How would you notice the same feeling in a friend?', 'وكيف تلاحظون الشعور نفسه عند أحد أصدقائكم؟'],
    ['Would everybody feel the same in such a moment?', 'وهل يشعر الناس جميعًا بالشعور نفسه في لحظة كهذه؟'],
    ['Show this feeling with your face alone, without a word.', 'ثم عبروا عن هذا الشعور بملامح وجوهكم، من دون كلام.'],
  ],
  dispute: [
    [
      'Let one of you speak for one side and somebody else for the other.',
      'ثم ليتكلم أحدكم بلسان طرف، وغيره بلسان الطرف الآخر.',
    ],
    ['Talk about a disagreement of your own that ended well.', 'ثم احكوا عن خلاف مررتم به وانتهى على خير.'],
    ['Is it possible to differ like this and still get on well?', 'وهل يمكن أن يختلف اثنان هكذا ويبقى الود بينهما؟'],
    ['When is it wise to give way, and when is it not?', 'ومتى يحسن التنازل، ومتى لا يحسن؟'],
    ['Would both sides still say the same the next morning?', 'وهل يبقى كل طرف على رأيه في صباح اليوم التالي؟'],
    ['How would somebody who knows neither of them see it?', 'وكيف يرى الأمر شخص لا يعرف أيًّا من الطرفين؟'],
  ],
  turn: [
    ['How might things have gone on if this had not happened?', 'وكيف كانت الأمور ستسير لو لم يحدث هذا؟'],
    ['Talk about a day when something changed for you all at once.', 'ثم احكوا عن يوم تغير فيه شيء في حياتكم فجأة.'],
    ['Who should hear about this first, and who had better not?', 'ومن ينبغي أن يعلم بذلك أولًا، ومن يحسن ألا يعلم به؟'],
    ['Can things ever go back to the way they were?', 'وهل يمكن أن تعود الأمور إلى ما كانت عليه؟'],
    ['Which moment from another story is like this one?', 'وأي لحظة في قصة أخرى تشبه هذه اللحظة؟'],
    [
      'Tell this moment in three short sentences, as if you had been there.',
      'ثم احكوا هذه اللحظة في ثلاث جمل قصيرة، كأنكم كنتم هناك.',
    ],
  ],
  picture: [
    [
      'Which person, place or thing that you know does this remind you of?',
      'وبأي شخص أو مكان أو شيء تعرفونه يذكركم هذا؟',
    ],
    [
      'How would the picture change in another light, at night or at noon?',
      'وكيف تتغير الصورة في ضوء آخر، في الليل أو عند الظهيرة؟',
    ],
    [
      'Compare with each other: do all of you imagine the same picture?',
      'ثم قارنوا فيما بينكم: هل تتخيلون جميعًا الصورة نفسها؟',
    ],
    [
      'Now describe something near you in the style of this passage.',
      'والآن صفوا شيئًا قريبًا منكم على طريقة هذا المقطع.',
    ],
    ['What could happen in this picture a moment later?', 'وماذا قد يحدث في هذه الصورة بعد لحظة؟'],
    ['What can words say here that a camera could not catch?', 'وما الذي تقوله الكلمات هنا ولا تلتقطه آلة التصوير؟'],
  ],
  fact: [
    [
      'Tell somebody about this today. Did they know it already?',
      'ثم أخبروا أحدًا بهذه المعلومة اليوم. هل كان يعرفها من قبل؟',
    ],
    [
      'Where could you see something of this for yourselves: outdoors, in a museum, in a film?',
      'وأين يمكنكم أن تروا شيئًا من هذا بأنفسكم: في الطبيعة أم في متحف أم في فيلم؟',
    ],
    [
      'Does the book give proof of this, or does it simply say so?',
      'وهل يقدم الكتاب دليلًا على ما يقوله، أم يكتفي بذكره؟',
    ],
    [
      'Turn this fact into a quiz question with three answers to choose from.',
      'ثم حولوا هذه المعلومة إلى سؤال في مسابقة، واقترحوا له ثلاثة أجوبة للاختيار.',
    ],
    [
      'What would be different if things were not as it says here?',
      'وما الذي كان سيختلف لو كان الأمر على غير ما يُذكر هنا؟',
    ],
    [
      'Compare this fact with something else you know: what do they have in common?',
      'ثم قارنوا هذه المعلومة بشيء آخر تعرفونه: ما وجه الشبه بينهما؟',
    ],
  ],
  making: [
    ['What is the result useful for?', 'وفيم تنفع نتيجة هذا العمل؟'],
    ['Talk about something similar that you have done yourselves.', 'ثم احكوا عن شيء مشابه قمتم به بأنفسكم.'],
    ['How could the work be made easier?', 'وكيف يمكن تسهيل هذا العمل؟'],
    ['Is this better done alone or with others?', 'وهل الأفضل القيام بهذا العمل على انفراد أم مع آخرين؟'],
    ['How could you tell that this has been done well?', 'وكيف نعرف أن هذا العمل أُنجز بإتقان؟'],
    ['Draw one of the steps, as on a sheet of instructions.', 'ثم ارسموا إحدى الخطوات كما تُرسم في ورقة التعليمات.'],
  ],
  thought: [
    [
      'Do you know a proverb that says nearly the same, or the opposite?',
      'وأي مثل تعرفونه يقول شيئًا قريبًا من هذا أو عكسه؟',
    ],
    ['Have you ever had a thought like this? When was it?', 'وهل خطرت لكم فكرة كهذه من قبل؟ ومتى؟'],
    ['What would somebody who thinks the opposite say?', 'وماذا يقول من يرى عكس ذلك؟'],
    ['Would your grandparents have said the same?', 'وهل كان أجدادكم سيقولون الكلام نفسه؟'],
    [
      'Ask three people what they think of this. Which answer interests you most?',
      'ثم اسألوا ثلاثة أشخاص عن رأيهم في ذلك. أي جواب يثير اهتمامكم أكثر؟',
    ],
    ['Might you think differently about this in ten years?', 'وهل يمكن أن يتغير رأيكم في ذلك بعد عشر سنوات؟'],
  ],
  humour: [
    ['Talk about something funny that happened to you.', 'ثم احكوا عن موقف طريف حدث لكم.'],
    ['Share this with somebody today: do they laugh?', 'ثم احكوا هذا لأحد اليوم: هل يضحك؟'],
    ['Might something serious be hidden behind the fun?', 'وهل يمكن أن يختبئ وراء المزاح شيء جاد؟'],
    ['Which joke or comic figure that you know is like this?', 'وأي نكتة أو شخصية مضحكة تعرفونها تشبه هذا؟'],
    ['Turn this into a comic strip with two pictures.', 'ثم حولوا هذا إلى قصة مرسومة من صورتين.'],
    ['Would people in another country laugh at this too?', 'وهل يضحك الناس من هذا في بلد آخر أيضًا؟'],
  ],
  introduction: [
    ['Which other book or film does this remind you of?', 'وبأي كتاب آخر أو فيلم يذكركم هذا؟'],
    [
      'Write one sentence that introduces you or your street the way it is done here.',
      'ثم اكتبوا جملة تعرّف بكم أو بشارعكم على نحو ما قرأتم هنا.',
    ],
    ['Compare the pictures in your minds: how do they differ?', 'ثم قارنوا بين الصور التي في أذهانكم: فيم تختلف؟'],
    ['What would you like to find out next?', 'وما الذي تودون معرفته بعد ذلك؟'],
    ['Make somebody want to read this book, in a single sentence.', 'ثم شوقوا أحدًا إلى قراءة هذا الكتاب بجملة واحدة.'],
    ['Read the passage to somebody else: do they answer as you do?', 'ثم اقرؤوا المقطع لشخص آخر: هل يجيب مثلكم؟'],
  ],
  passage: [
    [
      'Read the passage once more: what do you notice only now?',
      'ثم أعيدوا قراءة المقطع: ما الذي لم تنتبهوا إليه إلا الآن؟',
    ],
    ['Would your friends see these lines as you do?', 'وهل يرى أصدقاؤكم هذه السطور كما ترونها أنتم؟'],
    [
      'Choose one word from the passage and make a sentence of your own with it.',
      'ثم اختاروا كلمة من المقطع وضعوها في جملة من عندكم.',
    ],
    [
      'Might you read these lines differently in a few years?',
      'وهل يمكن أن تقرؤوا هذه السطور قراءة مختلفة بعد بضع سنوات؟',
    ],
    [
      'Now look away from the page: which words have stayed with you?',
      'والآن ارفعوا أعينكم عن الصفحة: أي كلمات بقيت في ذاكرتكم؟',
    ],
    [
      'Read the passage to somebody else and watch their face. What do you notice?',
      'ثم اقرؤوا المقطع لشخص آخر وراقبوا ملامح وجهه: ماذا تلاحظون؟',
    ],
    ['What new question do these words raise in your minds?', 'وأي سؤال جديد تثيره هذه الكلمات في أذهانكم؟'],
  ],
}
