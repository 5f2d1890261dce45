import type { GuideKind } from '../../guide-kind.ts'
import type { BookEntries } from '../entries.ts'

/**
 * What can be said with a book's own people, chapters and words, by its kind: surer than any passage, and of no other book.
 * {hero} and {other} are people of it, {chapters} titles of its chapters or pieces, {keywords} what it speaks of most, {place} where it plays.
 */
export const OWN_WORDS: Record<GuideKind, BookEntries> = {
  story: {
    before: [
      [
        'In this story you will meet these words: {keywords}. What could it be about?',
        'ستجدون في القصة كلمات مثل {keywords}. عمّ تحكي القصة في رأيكم؟',
      ],
      [
        'Some of the chapters are called {chapters}. What might happen in them? Write down your guesses and check them when you get there.',
        'من عناوين الفصول {chapters}. ماذا قد يحدث فيها؟ اكتبوا توقعاتكم وقارنوها بما تقرؤونه عندما تصلون إليها.',
      ],
      [
        'Near the beginning, find a passage that tells us about {hero}: what do you learn there, and what would you like to know?',
        'ابحثوا قرب أول الكتاب عن موضع يخبرنا عن {hero}: ماذا تعرفون منه، وماذا تودون أن تعرفوا أيضًا؟',
      ],
      [
        'As you read, keep a list of the people in the book, beginning with {hero} and {other}: who is who, and how are they connected?',
        'أعدّوا في أثناء القراءة قائمة بشخصيات الكتاب، ومنها {hero} و{other}: ماذا تعرفون عن كل شخصية، وما صلتها بغيرها؟',
      ],
    ],
    questions: [
      [
        'What do {keywords} have to do with this story? Say a sentence about each.',
        'ماذا تحكي القصة عن {keywords}؟ قولوا جملة عن كل منها.',
      ],
      [
        'Name a situation that could have gone another way for {hero}. What would have come of it?',
        'اذكروا موقفًا في القصة كان يمكن أن يجري على نحو آخر مع {hero}. فماذا كان سيحدث بعده؟',
      ],
      [
        'Could this story happen without {place}? What would have to change?',
        'هل يمكن أن تُروى هذه القصة من دون {place}؟ وما الذي يتغير فيها عندئذ؟',
      ],
      [
        'What matters most to {hero} in this story? How can you tell?',
        'ما أهم شيء عند {hero} في هذه القصة؟ وكيف عرفتم ذلك؟',
      ],
      [
        'Is {hero} still the same at the end? Find a passage that supports your answer.',
        'هل تتغير شخصية {hero} بين بداية القصة ونهايتها؟ ابحثوا عن موضع يؤيد جوابكم.',
      ],
      [
        'Find three words that describe {hero}, and a passage in the book for each of them.',
        'اختاروا ثلاث كلمات في وصف {hero}، وابحثوا لكل كلمة عن موضع في الكتاب يدل عليها.',
      ],
      [
        'How do {hero} and {other} get on with each other? Find a place that shows it.',
        'كيف تصفون العلاقة بين {hero} و{other} في القصة؟ ابحثوا عن موضع يبين ذلك.',
      ],
      [
        'Choose something that happens to {toHero} in this story. What would you have done in that situation, and why?',
        'اختاروا شيئًا مما يحدث {toHero} في هذه القصة. ماذا تفعلون لو حدث لكم مثله؟ ولماذا؟',
      ],
      [
        'If {other} told this story, what would we learn that we do not know now?',
        'لو رُويت هذه القصة على لسان {other}، فما الجديد الذي نعرفه منها؟',
      ],
      [
        'What would you like to ask {hero}, and what might the answer be?',
        'ما السؤال الذي تودون أن توجهوه إلى {hero}، وما الجواب في رأيكم؟',
      ],
      [
        'Choose one of the chapters {chapters} and tell in three sentences what happens in it.',
        'اختاروا فصلًا من هذه الفصول: {chapters}، واحكوا في ثلاث جمل ما يحدث فيه.',
      ],
      [
        'Which page of the story tells you most about {hero}? Give a reason.',
        'في أي صفحة من القصة نعرف عن {hero} أكثر من غيرها؟ اذكروا السبب.',
      ],
      ['Would you like to be friends with {hero}? Why, or why not?', 'هل تتمنون صديقًا أو صديقة مثل {hero}؟ ولماذا؟'],
      ['Show with your face how {hero} feels at the end.', 'أظهروا بوجوهكم شعور {hero} في نهاية القصة.'],
      ['Tell us one thing that you have learned about {hero}.', 'ماذا عرفتم من القصة عن {hero}؟ اذكروا ما دلّكم عليه.'],
    ],
    activities: [
      {
        title: ['Words in One Picture', 'كلمات في صورة واحدة'],
        body: [
          'These words belong to the story: {keywords}. Draw one picture in which all of them have a place, and tell what happens in it.',
          'هذه كلمات من القصة: {keywords}. ارسموا صورة واحدة تجمعها كلها، واحكوا ما يحدث في الصورة.',
        ],
        ages: [3, 10],
        setting: 'home',
      },
      {
        title: ['A Thread of Words', 'خيط من الكلمات'],
        body: [
          'Write or draw {keywords} on cards and add three more words from the story. Each group picks a card and tells the part of the story in which the word comes up. Then put the cards in order.',
          'اكتبوا على بطاقات أو ارسموا: {keywords}، وأضيفوا ثلاث كلمات أخرى من القصة. تسحب كل مجموعة بطاقة وتحكي جزءًا من القصة ترد فيه الكلمة. ثم رتبوا البطاقات بحسب أحداث القصة.',
        ],
        ages: [4, 12],
        setting: 'class',
      },
      {
        title: ['A Parcel for Somebody in the Book', 'هدية من بيتنا'],
        body: [
          'Put together a parcel for {toHero}: three things from your home that would be of use or bring joy in the story. Tell each other where in the story each of them would help.',
          'اختاروا ثلاثة أشياء من البيت تصلح أن تكون هدية {toHero} وتنفع في القصة. ثم قولوا في أي موضع من القصة ينفع كل منها.',
        ],
        ages: [3, 11],
        setting: 'home',
      },
      {
        title: ['A Telephone Call', 'مكالمة هاتفية'],
        body: [
          'One of you is {hero}, and the other calls to ask what happened today and how {hero} feels about it. Every answer must fit the book. Then swap.',
          'ليأخذ أحدكم دور {hero}، وليتصل به غيره ويسأله عما حدث في القصة وعما يشعر به. ويجب أن يوافق كل جواب ما جاء في الكتاب. ثم تبادلوا الأدوار.',
        ],
        ages: [5, 14],
        setting: 'home',
      },
      {
        title: ['Who Is It?', 'من صاحب الوصف؟'],
        body: [
          'Describe {hero}, {other} or somebody else from the book in three sentences without saying the name. Whoever guesses it goes next.',
          'ليفكر أحدكم في {hero} أو {other} أو شخصية أخرى من الكتاب، وليصف من اختاره في ثلاث جمل من غير ذكر الاسم. ومن يعرف صاحب الوصف يصف شخصية أخرى.',
        ],
        ages: [4, 12],
        setting: 'home',
      },
      {
        title: ['A Day at the Place', 'يوم في مكان القصة'],
        body: [
          'Some of the story takes place in or around {place}. In groups, draw it on a large sheet with everything the book says about it, then add in a different colour what you imagine.',
          'من أماكن القصة {place}. ارسموا المكان وما حوله في مجموعات على ورقة كبيرة بكل ما يقوله الكتاب عنه، ثم أضيفوا بلون آخر ما تتخيلونه.',
        ],
        ages: [4, 14],
        setting: 'class',
      },
      {
        title: ['A Portrait with Words', 'صورة تحيط بها الكلمات'],
        body: [
          'Draw a portrait of {hero}. Write words from the book all round the picture. Then let the others say what each word has to do with {hero}.',
          'ارسموا صورة {hero} كما تتخيلونها، واكتبوا حولها كلمات من الكتاب. ثم ليقل الآخرون ما علاقة كل كلمة بصاحب الصورة.',
        ],
        ages: [3, 12],
        setting: 'home',
      },
      {
        title: ['A Letter after the Last Page', 'رسالة بعد الصفحة الأخيرة'],
        body: [
          'When you have finished the book, write a letter to {hero}: one thing that you liked, one that you would have done differently, and a question. Swap letters and answer each other as {hero} would.',
          'بعد الانتهاء من الكتاب اكتبوا رسالة إلى {hero}، فيها شيء أعجبكم، وشيء تفعلونه أنتم بطريقة أخرى، وسؤال. تبادلوا الرسائل وأجيبوا عنها بلسان {hero}.',
        ],
        ages: [7, 18],
        setting: 'home',
      },
      {
        title: ['Who Said It, Who Did It?', 'من قال ومن فعل؟'],
        body: [
          'In groups, write on slips of paper what {hero}, {other} and others in the book say or do. Draw a slip, act it out, and let the class say who it is.',
          'اكتبوا في مجموعات على قصاصات أقوالًا وأفعالًا جاءت في الكتاب عن {hero} و{other} وغيرهما. ليسحب أحدكم قصاصة ويمثل ما فيها، وليذكر الصف صاحب القول أو الفعل.',
        ],
        ages: [5, 14],
        setting: 'class',
      },
      {
        title: ['A Wall of Chapters', 'جدار الفصول'],
        body: [
          'Share out the chapters of the book among groups, {chapters} included. Each group makes a sheet with one picture and one sentence. Hang the sheets up in order and tell the whole story as you walk along them.',
          'وزعوا فصول الكتاب فيما بينكم، ومنها {chapters}. لتُعدّ كل مجموعة ورقة فيها صورة واحدة وجملة واحدة. علقوا الأوراق بالترتيب واحكوا القصة كلها أمامها.',
        ],
        ages: [6, 18],
        setting: 'class',
      },
    ],
  },
  collection: {
    before: [
      [
        'Among the pieces in this book are {chapters}. Which would you read first, going by the title, and what do you expect from it?',
        'من نصوص هذا الكتاب {chapters}. أي نص تبدؤون به بحسب عنوانه، وماذا تتوقعون منه؟',
      ],
    ],
    questions: [
      [
        'Think of {chapters}. Which of them would you read a second time, and why?',
        'فكروا في {chapters}. أيها تحبون أن تقرؤوه مرة ثانية، ولماذا؟',
      ],
      [
        'Find a new title for one of these: {chapters}. Why does it fit better?',
        'اقترحوا عنوانًا جديدًا بدل واحد من هذه: {chapters}. ولماذا هو أنسب؟',
      ],
    ],
    activities: [
      {
        title: ['A Shelf of Covers', 'رف الأغلفة'],
        body: [
          'Let everybody choose one of the pieces in the book ({chapters}, for example) and draw a cover for it as if it were a book of its own. Put the covers side by side: which would you take from a shelf?',
          'ليختر كل منكم نصًّا من الكتاب، مثل {chapters}، وليرسم له غلافًا كأنه كتاب مستقل. ضعوا الأغلفة جنبًا إلى جنب: أيها تأخذونه من الرف؟',
        ],
        ages: [5, 18],
        setting: 'home',
      },
      {
        title: ['Storytellers for a Day', 'رواة ليوم واحد'],
        body: [
          'Share out pieces from the book among groups, {chapters} for example. Each group tells its piece in two minutes without looking at the book. The others ask one question.',
          'وزعوا نصوص الكتاب على مجموعات، ومنها {chapters}. لتحكِ كل مجموعة نصها في دقيقتين من غير نظر في الكتاب. ثم يسأل الآخرون سؤالًا واحدًا.',
        ],
        ages: [6, 18],
        setting: 'class',
      },
    ],
  },
  play: {
    before: [
      [
        'Two of those who speak in this play are called {hero} and {other}. How do you imagine them from their names alone? See as you read whether you were right.',
        'من شخصيات هذه المسرحية {hero} و{other}. كيف تتخيلونهما من الاسمين وحدهما؟ انظروا في أثناء القراءة: هل أصبتم؟',
      ],
    ],
    questions: [
      [
        'Would you rather play {hero} or {other}? How would you speak and move?',
        'أي دور تفضلون: دور {hero} أم دور {other}؟ وكيف تتكلمون فيه وتتحركون؟',
      ],
      [
        'What does {hero} want in this play, and who or what stands in the way?',
        'ما الذي تريده شخصية {hero} في هذه المسرحية، وما الذي يحول دونه؟',
      ],
      [
        'Choose a line spoken by {hero} that shows what kind of person is speaking. Say it in two different ways.',
        'اختاروا جملة من كلام {hero} تدل على طبع هذه الشخصية، وقولوها بطريقتين مختلفتين.',
      ],
    ],
    activities: [
      {
        title: ['Casting', 'توزيع الأدوار'],
        body: [
          'Who in your family would be right for {hero}, and who for {other}? Read a short scene aloud in these parts, then swap them. What changes?',
          'من في أسرتكم يناسبه دور {hero}، ومن يناسبه دور {other}؟ اقرؤوا مشهدًا قصيرًا بهذه الأدوار، ثم تبادلوها. ما الذي يتغير؟',
        ],
        ages: [6, 18],
        setting: 'home',
      },
      {
        title: ['Thoughts beside the Words', 'ما يدور في الذهن'],
        body: [
          'In groups of four, read a scene with {hero} and {other}: two speak the lines, and after each line the other two say aloud what the speaker may be thinking.',
          'اقرؤوا في مجموعات رباعية مشهدًا فيه {hero} و{other}: اثنان يقرآن الكلام، وبعد كل جملة يقول الآخران ما يدور في ذهن صاحبها.',
        ],
        ages: [8, 18],
        setting: 'class',
      },
    ],
  },
  poetry: {
    before: [
      [
        'Some of the poems are called {chapters}. Which would you like to hear first, and what do you expect from its title?',
        'من قصائد هذا الكتاب {chapters}. أي قصيدة تحبون أن تسمعوها أولًا، وماذا تتوقعون من عنوانها؟',
      ],
    ],
    questions: [
      [
        'Which poem would you read to a friend: one of these ({chapters}) or another one? Choose two lines that show why.',
        'أي قصيدة تقرؤونها لصديق: واحدة من {chapters} أم غيرها؟ اختاروا منها بيتين يبينان السبب.',
      ],
      [
        'Take one of the poems {chapters}. Who speaks in it, and to whom?',
        'اختاروا واحدة من هذه القصائد: {chapters}. من المتكلم فيها، وإلى من يتوجه الكلام؟',
      ],
    ],
    activities: [
      {
        title: ['A Poem on the Door', 'قصيدة على الباب'],
        body: [
          'Choose a few lines, from {chapters} or another poem, and write them out as beautifully as you can, with a border that fits. Hang the sheet on a door for a week.',
          'اختاروا بضعة أبيات من {chapters} أو من قصيدة أخرى، واكتبوها بأجمل خط عندكم داخل إطار يناسبها. علقوا الورقة على أحد الأبواب أسبوعًا.',
        ],
        ages: [6, 18],
        setting: 'home',
      },
      {
        title: ['Voices for a Poem', 'أصوات لقصيدة'],
        body: [
          'In groups, choose one of the poems, {chapters} for example. Decide who reads which line, what is said together, and where there is silence. Perform it for the others.',
          'اختاروا في مجموعات قصيدة، مثل {chapters}. قرروا من يقرأ كل بيت، وما يُقال معًا، ومتى يكون الصمت. ثم ألقوها أمام الآخرين.',
        ],
        ages: [7, 18],
        setting: 'class',
      },
    ],
  },
  information: {
    before: [
      [
        'The book comes back again and again to {keywords}. What does each of these words make you think of? Write it down, and compare it with what you read.',
        'يعود الكتاب مرة بعد مرة إلى {keywords}. ما الذي يخطر ببالكم عند كل كلمة من هذه الكلمات؟ دوّنوه، ثم قارنوه بما تقرؤون.',
      ],
      [
        'The contents include {chapters}. Which of these would you read first, and what do you want to find out there?',
        'من محتويات الكتاب {chapters}. بأيها تبدؤون القراءة، وماذا تريدون أن تعرفوا منه؟',
      ],
    ],
    questions: [
      [
        'Choose one of these words: {keywords}. Find a place in the book where it matters, and explain what is said there.',
        'اختاروا كلمة من هذه الكلمات: {keywords}. ابحثوا عن موضع مهم ترد فيه، واذكروا ما يقال هناك.',
      ],
      [
        'Which of the chapters {chapters} taught you most? Name two things you learned from it.',
        'من أي هذه الفصول تعلمتم أكثر: {chapters}؟ اذكروا أمرين تعلمتموهما.',
      ],
      [
        'How are {keywords} connected in this book? Draw the connection or explain it.',
        'ما الصلة بين {keywords} في هذا الكتاب؟ ارسموا هذه الصلة أو اشرحوها.',
      ],
    ],
    activities: [
      {
        title: ['Words on Cards', 'كلمات على بطاقات'],
        body: [
          'Write each of these words on a card: {keywords}. On the back, add a sentence from the book in which the word comes up, and make more cards of your own. Draw a card, say what you remember about the word, and check.',
          'اكتبوا كل كلمة من هذه الكلمات على بطاقة: {keywords}. اكتبوا على ظهرها جملة من الكتاب ترد فيها، وأضيفوا بطاقات من عندكم. اسحبوا بطاقة واذكروا ما تتذكرونه عنها ثم تحققوا.',
        ],
        ages: [8, 18],
        setting: 'home',
      },
      {
        title: ['A Map of Words', 'خريطة الكلمات'],
        body: [
          'In groups, write the words {keywords} on a large sheet. Join them with arrows, and write on every arrow how the book connects the two. Compare your maps.',
          'اكتبوا الكلمات {keywords} على ورقة كبيرة وسط كل مجموعة. اربطوا بينها بأسهم، واكتبوا على كل سهم كيف يجمع الكتاب بين الكلمتين. ثم قارنوا بين الخرائط.',
        ],
        ages: [9, 18],
        setting: 'class',
      },
    ],
  },
  biography: {
    before: [
      [
        'What do you know about {hero} before you read? Write down one thing you are sure of and one question.',
        'ماذا تعرفون عن {hero} قبل القراءة؟ اكتبوا أمرًا أنتم متأكدون منه وسؤالًا واحدًا.',
      ],
      [
        'Some of the chapters are called {chapters}. What can you guess from them about this life?',
        'من عناوين الفصول {chapters}. بماذا توحي إليكم عن هذه السيرة؟',
      ],
    ],
    questions: [
      [
        'What helped {hero} most in life, and what was hardest? Find a passage for each.',
        'ما أهم أسباب النجاح في حياة {hero}، وما أصعب ما فيها؟ ابحثوا عن موضع لكل منهما.',
      ],
      [
        'What would you like to ask {hero}, and where in the book might you find part of the answer?',
        'ما السؤال الذي تودون أن توجهوه إلى {hero}، وأين نجد بعض جوابه في الكتاب؟',
      ],
    ],
    activities: [
      {
        title: ['Ten Minutes with a Guest', 'عشر دقائق مع ضيف'],
        body: [
          'Let one of you be {hero} and answer questions, as in a radio programme. Every answer must fit the book. Then swap.',
          'ليقم أحدكم بدور {hero} وليجب عن الأسئلة كما في برنامج إذاعي. ويجب أن يوافق كل جواب ما جاء في الكتاب. ثم تبادلوا الأدوار.',
        ],
        ages: [8, 18],
        setting: 'class',
      },
    ],
  },
  activity: {
    before: [
      [
        'The contents include {chapters}. Which of these would you like to try first, and why?',
        'من محتويات الكتاب {chapters}. أيها تحبون أن تجربوه أولًا، ولماذا؟',
      ],
    ],
    questions: [
      [
        'Which of {chapters} was easiest to follow, and which needs a better explanation?',
        'ما أسهل هذه الأجزاء في التطبيق: {chapters}؟ وأيها يحتاج إلى شرح أوضح؟',
      ],
    ],
    activities: [],
  },
  unknown: {
    before: [
      [
        'Its contents include {chapters}. Which of them would you open first, and what do you expect to find there?',
        'من محتويات الكتاب {chapters}. أيها تفتحون أولًا، وماذا تتوقعون أن تجدوا فيه؟',
      ],
    ],
    questions: [
      [
        'Which would you read again: one of {chapters}, or another? Find a sentence in it that shows why.',
        'ما الذي تودون أن تقرؤوه مرة أخرى من {chapters} أو من غيرها؟ ابحثوا فيه عن جملة تبين السبب.',
      ],
    ],
    activities: [],
  },
}
