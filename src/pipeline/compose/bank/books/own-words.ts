import type { BookKind } from '../../../../contract/assessment.ts'
import type { BookEntries } from '../entries.ts'

/**
 * What can be said with a book's own people, chapters and words, by its kind: surer than any passage, and of no other book.
 * {hero} and {other} are people of it, {chapters} titles of its chapters or pieces, {keywords} what it speaks of most, {place} where it plays.
 */
export const OWN_WORDS: Record<BookKind, BookEntries> = {
  story: {
    before: [
      [
        'In this story you will meet these words: {keywords}. What could it be about?',
        'ستجدون في القصة كلمات مثل {keywords}. عمّ تحكي القصة في رأيكم؟',
      ],
      [
        'Some of the chapters are called {chapters}. What may happen in them? Note your guesses and compare when you get there.',
        'من عناوين الفصول {chapters}. ماذا قد يحدث فيها؟ اكتبوا توقعاتكم وقارنوها بما تقرؤونه عندما تصلون إليها.',
      ],
      [
        '{hero} is one of the main characters of this book. Look for the first place where the name stands: what do you learn there, and what would you like to know?',
        'من أهم شخصيات هذا الكتاب {hero}. ابحثوا عن أول موضع يرد فيه الاسم: ماذا نعرف منه، وماذا تودون أن تعرفوا؟',
      ],
      [
        'As you read, keep a list of the people in the book, beginning with {hero} and {other}: who is who, and who belongs to whom?',
        'أعدّوا في أثناء القراءة قائمة بشخصيات الكتاب، ومنها {hero} و{other}: من هم، وما صلة بعضهم ببعض؟',
      ],
    ],
    questions: [
      [
        'What do {keywords} have to do with this story? Say a sentence about each.',
        'ما صلة هذه الكلمات بالقصة: {keywords}؟ قولوا جملة عن كل منها.',
      ],
      [
        'Which moment of the story is the hardest for {hero}? What would you have done then?',
        'ما أصعب لحظة في القصة على {hero}؟ وماذا كنتم ستفعلون فيها؟',
      ],
      [
        'Could this story take place anywhere but in a place like {place}? What would have to change?',
        'هل يمكن أن تدور هذه القصة في مكان غير {place}؟ وما الذي يجب أن يتغير؟',
      ],
      [
        'What matters most to {hero} in this story, and what stands in the way?',
        'ما أهم شيء عند {hero} في هذه القصة، وما العقبات التي تحول دونه؟',
      ],
      [
        'Is {hero} still the same at the end? Find a passage for your answer.',
        'هل تتغير شخصية {hero} بين بداية القصة ونهايتها؟ ابحثوا عن موضع يؤيد جوابكم.',
      ],
      [
        'Find three words that describe {hero}, and a passage in the book for each of them.',
        'اختاروا ثلاث كلمات في وصف {hero}، وابحثوا لكل كلمة عن موضع في الكتاب.',
      ],
      [
        'How do {hero} and {other} get on with each other, and does that change?',
        'كيف تصفون ما بين {hero} و{other} في القصة، وهل يتغير ذلك؟',
      ],
      [
        'Choose something that happens to {toHero} in this story. What would you have done there? Why?',
        'اختاروا شيئًا مما يحدث {toHero} في هذه القصة. ماذا كنتم ستفعلون في موقف كهذا؟ ولماذا؟',
      ],
      [
        'If {other} told this story, what would we learn that we do not know now?',
        'لو رُويت هذه القصة على لسان {other}، فماذا نعرف مما لا نعرفه الآن؟',
      ],
      [
        'What would you like to ask {hero}, and what might the answer be?',
        'ما السؤال الذي تودون أن توجهوه إلى {hero}، وما الجواب في رأيكم؟',
      ],
      [
        'Choose one of the chapters {chapters} and tell in three sentences what happens in it.',
        'اختاروا فصلًا من الفصول {chapters} واحكوا في ثلاث جمل ما يحدث فيه.',
      ],
      ['What is the happiest moment of the story for {hero}?', 'ما أسعد لحظة في القصة عند {hero}؟'],
      ['Would you like to be friends with {hero}? Why, or why not?', 'هل تتمنون صديقًا أو صديقة مثل {hero}؟ ولماذا؟'],
      ['Show with your face how {hero} feels at the end.', 'أظهروا بوجوهكم شعور {hero} في نهاية القصة.'],
      ['Tell something that you know about {hero} now.', 'اذكروا شيئًا صرتم تعرفونه عن {hero}.'],
    ],
    activities: [
      {
        title: ['Words in One Picture', 'كلمات في صورة واحدة'],
        body: [
          'These words belong to the story: {keywords}. Draw one picture in which all of them have a place, and tell what happens in it.',
          'هذه كلمات من القصة: {keywords}. ارسموا صورة واحدة يكون لكل منها مكان فيها، واحكوا ما يحدث في الصورة.',
        ],
        ages: [3, 10],
        setting: 'home',
      },
      {
        title: ['A Thread of Words', 'خيط من الكلمات'],
        body: [
          'Write or draw {keywords} on cards and add three words of your own from the story. Each group draws a card and tells the part of the story in which the word comes up. Put the cards in order.',
          'اكتبوا على بطاقات أو ارسموا: {keywords}، وأضيفوا ثلاث كلمات أخرى من القصة. تسحب كل مجموعة بطاقة وتحكي الجزء الذي ترد فيه الكلمة. ثم رتبوا البطاقات.',
        ],
        ages: [4, 12],
        setting: 'class',
      },
      {
        title: ['A Parcel into the Book', 'هدية من خارج الكتاب'],
        body: [
          'Put together a parcel for {toHero}: three things from your home that would be of use or bring joy in the story. Tell each other at which place of the story each of them would help.',
          'اختاروا ثلاثة أشياء من البيت تصلح أن تكون هدية {toHero} وتنفع في القصة. ثم قولوا في أي موضع من القصة ينفع كل منها.',
        ],
        ages: [3, 11],
        setting: 'home',
      },
      {
        title: ['A Telephone Call', 'مكالمة هاتفية'],
        body: [
          'One of you is {hero}, the other one calls. Ask what happened today and how {hero} feels about it. Every answer must fit the book. Then swap.',
          'ليأخذ أحدكم دور {hero}، وليتصل به الآخر ويسأله عما حدث اليوم وعن شعوره. ويجب أن يوافق كل جواب ما جاء في الكتاب. ثم تبادلا الأدوار.',
        ],
        ages: [5, 14],
        setting: 'home',
      },
      {
        title: ['Who Is It?', 'من هو؟'],
        body: [
          'Describe {hero}, {other} or somebody else of the book in three sentences without a name. Whoever guesses it goes next.',
          'صفوا {hero} أو {other} أو شخصية أخرى من الكتاب في ثلاث جمل من غير ذكر الاسم. ومن يعرفها يصف الشخصية التالية.',
        ],
        ages: [4, 12],
        setting: 'home',
      },
      {
        title: ['A Day at the Place', 'يوم في المكان'],
        body: [
          'Some of the story takes place at or near {place}. In groups, draw it on a large sheet with everything the book says of it, then add with a different colour what you imagine.',
          'بعض أحداث القصة يدور في {place} أو بالقرب منه. ارسموا المكان في مجموعات على ورقة كبيرة بكل ما يقوله الكتاب عنه، ثم أضيفوا بلون آخر ما تتخيلونه.',
        ],
        ages: [4, 14],
        setting: 'class',
      },
      {
        title: ['A Portrait with Words', 'صورة تحيط بها الكلمات'],
        body: [
          'Draw a portrait of {hero}. Write words from the book all round the picture. Then let the others guess which place in the book each word comes from.',
          'ارسموا صورة {hero} كما تتخيلونها. اكتبوا حول الرسم كلمات من الكتاب أو أملوها. ثم ليخمن الآخرون الموضع الذي جاءت منه كل كلمة.',
        ],
        ages: [3, 12],
        setting: 'home',
      },
      {
        title: ['A Letter after the Last Page', 'رسالة بعد الصفحة الأخيرة'],
        body: [
          'When you have finished the book, write a letter to {hero}: one thing that you liked, one that you would have done differently, and a question. Swap letters and answer each other as {hero} would.',
          'بعد الانتهاء من الكتاب اكتبوا رسالة إلى {hero}: شيئًا أعجبكم، وشيئًا كنتم ستفعلونه بطريقة أخرى، وسؤالًا. تبادلوا الرسائل وأجيبوا عنها بلسان {hero}.',
        ],
        ages: [7, 18],
        setting: 'home',
      },
      {
        title: ['When It Is All Over', 'بعد أن ينتهي كل شيء'],
        body: [
          'In pairs, be {hero} and {other} on the day after the end of the story. Talk for two minutes about what happened. What does each of them see differently?',
          'تخيلوا في مجموعات ثنائية أنكم {hero} و{other} في اليوم التالي لنهاية القصة. تحدثوا دقيقتين عما حدث. ما الذي يختلف فيه رأياهما؟',
        ],
        ages: [7, 18],
        setting: 'class',
      },
      {
        title: ['Who Said It, Who Did It?', 'من قال ومن فعل؟'],
        body: [
          'In groups, write on slips of paper what {hero}, {other} and others of the book say or do. Draw a slip, act it, and let the class name the person.',
          'اكتبوا في مجموعات على قصاصات بعض أقوال {hero} و{other} وغيرهما في الكتاب وأفعالهم. ليسحب أحدكم قصاصة ويمثلها، وليذكر الصف صاحبها.',
        ],
        ages: [5, 14],
        setting: 'class',
      },
      {
        title: ['A Wall of Chapters', 'جدار الفصول'],
        body: [
          'Share out the chapters of the book among you, {chapters} among them. Each group makes a sheet with one picture and one sentence. Hang them up in order and tell the whole story along the wall.',
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
        'Among the pieces of this book are {chapters}. Which would you read first, going by the title, and what do you expect of it?',
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
          'Let everybody choose a piece of the book, {chapters} for example, and draw a cover for it as if it were a book of its own. Put the covers side by side: which would you take from a shelf?',
          'ليختر كل منكم نصًا من الكتاب، مثل {chapters}، وليرسم له غلافًا كأنه كتاب مستقل. ضعوا الأغلفة جنبًا إلى جنب: أيها تأخذونه من الرف؟',
        ],
        ages: [5, 18],
        setting: 'home',
      },
      {
        title: ['Storytellers for a Day', 'رواة ليوم واحد'],
        body: [
          'Share out pieces of the book among groups, {chapters} among them. Each group tells its piece in two minutes without looking into the book. The others ask one question.',
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
        '{hero} and {other} are among those who speak in this play. Look for their first words. What do you guess about them?',
        'من المتكلمين في هذه المسرحية {hero} و{other}. ابحثوا عن أول كلام لكل منهما. ماذا تخمنون عنهما؟',
      ],
    ],
    questions: [
      [
        'Would you rather play {hero} or {other}? How would you speak and move?',
        'أيهما تفضلون أن تمثلوا: {hero} أم {other}؟ وكيف تتكلمون وتتحركون؟',
      ],
      [
        'What does {hero} want at the beginning of the play, and what at the end?',
        'ما المطلب الأهم عند {hero} في بداية المسرحية، وما هو في نهايتها؟',
      ],
      [
        'Choose one of {hero}’s lines that shows what kind of person speaks. Say it in two different ways.',
        'اختاروا جملة من كلام {hero} تدل على طبع هذه الشخصية، وقولوها بطريقتين مختلفتين.',
      ],
    ],
    activities: [
      {
        title: ['Casting', 'توزيع الأدوار'],
        body: [
          'Who in your family would be right for {hero}, and who for {other}? Read a short scene aloud in these parts, then swap them. What changes?',
          'أي فرد من أسرتكم يناسب دور {hero}، وأيهم يناسب دور {other}؟ اقرؤوا مشهدًا قصيرًا بهذه الأدوار، ثم تبادلوها. ما الذي يتغير؟',
        ],
        ages: [6, 18],
        setting: 'home',
      },
      {
        title: ['Thoughts beside the Words', 'ما يدور في الذهن'],
        body: [
          'In fours, read a scene with {hero} and {other}: two speak the lines, and after each line the other two say aloud what is being thought.',
          'اقرؤوا في مجموعات رباعية مشهدًا يظهر فيه {hero} و{other}: اثنان يقولان الكلام، وبعد كل جملة يقول الآخران ما يدور في الذهن.',
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
        'Which of these poems would you read to a friend: {chapters}, or another one? Choose two lines that show why.',
        'أي قصيدة تقرؤونها لصديق: {chapters} أم غيرها؟ اختاروا سطرين يبينان السبب.',
      ],
      [
        'Take one of the poems {chapters}. Who speaks in it, and to whom?',
        'خذوا واحدة من القصائد {chapters}. من المتكلم فيها، وإلى من يتوجه الكلام؟',
      ],
    ],
    activities: [
      {
        title: ['A Poem on the Door', 'قصيدة على الباب'],
        body: [
          'Choose a few lines, from {chapters} or another poem, and write them out as beautifully as you can, with a border that fits. Hang the sheet on a door for a week.',
          'اختاروا بضعة سطور من {chapters} أو من قصيدة أخرى، واكتبوها بأجمل خط تستطيعونه مع إطار يناسبها. علقوا الورقة على باب أسبوعًا.',
        ],
        ages: [6, 18],
        setting: 'home',
      },
      {
        title: ['Voices for a Poem', 'أصوات لقصيدة'],
        body: [
          'In groups, choose one of the poems, {chapters} for example. Decide who reads which line, what is said together, and where there is silence. Perform it for the others.',
          'اختاروا في مجموعات قصيدة، مثل {chapters}. قرروا من يقرأ كل سطر، وما يُقال معًا، ومتى يكون الصمت. ثم ألقوها أمام الآخرين.',
        ],
        ages: [7, 18],
        setting: 'class',
      },
    ],
  },
  information: {
    before: [
      [
        'The book comes back again and again to {keywords}. What comes to your mind at each of these words? Note it down, and compare as you read.',
        'يعود الكتاب مرة بعد مرة إلى {keywords}. ما الذي يخطر ببالكم عند كل كلمة من هذه الكلمات؟ دوّنوه، ثم قارنوه بما تقرؤون.',
      ],
      [
        'The contents name {chapters}. Which of these would you read first, and what do you want to find out there?',
        'من محتويات الكتاب {chapters}. بأيها تبدؤون القراءة، وماذا تريدون أن تعرفوا منه؟',
      ],
    ],
    questions: [
      [
        'Choose one of these words: {keywords}. Find a place in the book where it matters, and tell what is said there.',
        'اختاروا كلمة من هذه الكلمات: {keywords}. ابحثوا عن موضع مهم ترد فيه، واذكروا ما يقال هناك.',
      ],
      [
        'Which of the chapters {chapters} taught you most? Name two things.',
        'أي فصل من الفصول {chapters} تعلمتم منه أكثر؟ اذكروا أمرين.',
      ],
      [
        'How do {keywords} belong together in this book? Draw or tell the connection.',
        'ما الصلة في هذا الكتاب بين {keywords}؟ ارسموا هذه الصلة أو اشرحوها.',
      ],
    ],
    activities: [
      {
        title: ['Words on Cards', 'كلمات على بطاقات'],
        body: [
          'Write each of these words on a card: {keywords}. Add on the back a sentence of the book in which it stands, and make more cards of your own. Draw a card, tell what you remember of it, and check.',
          'اكتبوا كل كلمة من هذه الكلمات على بطاقة: {keywords}. اكتبوا على ظهرها جملة من الكتاب ترد فيها، وأضيفوا بطاقات من عندكم. اسحبوا بطاقة واذكروا ما تتذكرونه عنها ثم تحققوا.',
        ],
        ages: [8, 18],
        setting: 'home',
      },
      {
        title: ['A Map of Words', 'خريطة الكلمات'],
        body: [
          'Put the words {keywords} on a large sheet in the middle of each group. Join them with arrows, and write on every arrow how the book brings the two together. Compare your maps.',
          'ضعوا الكلمات {keywords} على ورقة كبيرة وسط كل مجموعة. اربطوا بينها بأسهم، واكتبوا على كل سهم كيف يجمع الكتاب بين الكلمتين. ثم قارنوا بين الخرائط.',
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
        'Some of the chapters are called {chapters}. What do they let you guess about this life?',
        'من عناوين الفصول {chapters}. ماذا تخمنون منها عن هذه الحياة؟',
      ],
    ],
    questions: [
      [
        'What helped {hero} most in life, and what was hardest? Find a passage for each.',
        'ما الذي كان خير معين في حياة {hero}، وما أصعب ما فيها؟ ابحثوا عن موضع لكل منهما.',
      ],
      [
        'What would you like to ask {hero}, and where in the book might there be part of an answer?',
        'ما السؤال الذي تودون أن توجهوه إلى {hero}، وأين في الكتاب بعض الجواب؟',
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
        'The contents name {chapters}. Which of these would you like to try first, and why?',
        'من محتويات الكتاب {chapters}. أيها تحبون أن تجربوه أولًا، ولماذا؟',
      ],
    ],
    questions: [
      [
        'Which of {chapters} was easiest to follow, and which needs a better explanation?',
        'أي هذه كان أسهل في التطبيق: {chapters}؟ وأيها يحتاج إلى شرح أوضح؟',
      ],
    ],
    activities: [],
  },
}
