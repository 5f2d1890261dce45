import type { BookEntries } from '../entries.ts'

/** What fits a book that tells of one subject how things are or were. */
export const OF_FACTS: BookEntries = {
  before: [
    [
      'Leaf through the book to see what it is about. What do you already know about this subject?',
      'تصفحوا الكتاب لتعرفوا موضوعه. ماذا كنتم تعرفون عن هذا الموضوع من قبل؟',
    ],
    [
      'Does the book have pictures, maps or tables, or only words? What does that lead you to expect?',
      'أفي الكتاب صور أو خرائط أو جداول، أم كلمات فقط؟ وماذا تتوقعون من كتاب كهذا؟',
    ],
    [
      'Who could tell you something about the subject of {title} before you read it?',
      'من يستطيع أن يخبركم بشيء عن موضوع {title} قبل أن تقرؤوه؟',
    ],
    [
      'Open the book at three places and read a sentence at each. What do they have in common?',
      'افتحوا الكتاب في ثلاثة مواضع واقرؤوا جملة في كل موضع. ما المشترك بينها؟',
    ],
    [
      'Which other books, films or lessons on this subject do you know? Which questions did they leave open?',
      'ما الكتب أو الأفلام أو الدروس الأخرى التي تعرفونها في هذا الموضوع؟ وما الأسئلة التي لم تجب عنها؟',
    ],
    [
      'What have you often heard about this subject without knowing whether it is true?',
      'ما الذي سمعتموه كثيرًا عن هذا الموضوع ولستم متأكدين من صحته؟',
    ],
    [
      'Where do you come across the subject of this book: at home, at school, in the news or hardly ever?',
      'أين تصادفون موضوع هذا الكتاب: في البيت أم في المدرسة أم في الأخبار أم لا تكادون تصادفونه؟',
    ],
  ],
  questions: [
    [
      'Does the book say anything that differs from what you have heard or read elsewhere? How could you find out which is right?',
      'هل يقول الكتاب شيئًا يختلف عما سمعتموه أو قرأتموه في مكان آخر؟ وكيف تعرفون أيهما الصحيح؟',
    ],
    [
      'Which page would you show to somebody who wants to know what this book is about?',
      'أي صفحة تعرضونها على من يريد أن يعرف موضوع هذا الكتاب؟',
    ],
    [
      'Does the book give opinions as well as facts? How can you tell them apart?',
      'هل في الكتاب آراء إلى جانب الحقائق؟ وكيف تميزون بينهما؟',
    ],
    [
      'Which word or name did you not know before you read the book? Explain it to somebody in a sentence.',
      'ما الكلمة أو الاسم الذي لم تكونوا تعرفونه قبل قراءة الكتاب؟ اشرحوه لغيركم في جملة.',
    ],
    [
      'Which of your school subjects is closest to this book, and what do the two have in common?',
      'أي مادة من موادكم الدراسية أقرب إلى هذا الكتاب، وما الذي يجمع بينهما؟',
    ],
    [
      'Does the book only say how things are, or does it also explain why? Give an example.',
      'أيكتفي الكتاب بوصف الأمور أم يشرح أسبابها أيضًا؟ هاتوا مثالًا.',
    ],
    [
      'Which things in the book are also true of the place where you live, and which are not?',
      'أي شيء مما في الكتاب ينطبق على المكان الذي تعيشون فيه، وأي شيء لا ينطبق عليه؟',
    ],
  ],
  activities: [
    {
      title: ['Family Quiz', 'مسابقة عائلية'],
      body: [
        'Choose five things that the book says and turn them into questions. Put the questions to your family. Where you disagree, look it up in the book.',
        'اختاروا خمسة أشياء مما يقوله الكتاب وحولوها إلى أسئلة. اطرحوا الأسئلة على أفراد أسرتكم. وإن اختلفتم في جواب فارجعوا إلى الكتاب.',
      ],
      ages: [3, 12],
      setting: 'home',
    },
    {
      title: ['From Page to World', 'من الكتاب إلى الواقع'],
      body: [
        'Look for something in the book that you have also seen somewhere else: at home, outdoors or in a film. Draw it and explain what the book tells us about it.',
        'ابحثوا في الكتاب عن شيء رأيتموه في مكان آخر أيضًا: في البيت أو خارجه أو في فيلم. ارسموه، واشرحوا ما يقوله الكتاب عنه.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Fact Wall', 'جدار المعلومات'],
      body: [
        'Let each of you draw or write one thing from the book on a sheet of paper. Hang up the sheets and put together what belongs together. Find a heading for each group.',
        'ليرسم كل منكم شيئًا واحدًا من الكتاب على ورقة أو ليكتب عنه. علقوا الأوراق واجمعوا المتشابه منها. ثم اختاروا عنوانًا لكل مجموعة.',
      ],
      ages: [3, 12],
      setting: 'class',
    },
    {
      title: ['True or Made Up', 'لعبة الصواب والخطأ'],
      body: [
        'Let one of you say a sentence about the subject of the book that is either true or made up. Those who believe it stand up, while the others stay seated. Then look for the answer in the book.',
        'ليقل أحدكم جملة عن موضوع الكتاب، صحيحة أو من نسج الخيال. من يصدقها يقف، ومن لا يصدقها يبقى جالسًا. ثم ابحثوا عن الجواب في الكتاب.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['A Page of Our Own', 'صفحة من عندنا'],
      body: [
        'In groups, write a page that is missing from this book: something that belongs to its subject and that you know or can find out. Keep to its style, and read your pages to each other.',
        'اكتبوا في مجموعات صفحة تضيفونها إلى هذا الكتاب: شيئًا من موضوعه لم يذكره، تعرفونه أو تستطيعون أن تعرفوه. اكتبوا بأسلوب الكتاب، ثم ليقرأ بعضكم لبعض.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Two-Minute Experts', 'خبراء في دقيقتين'],
      body: [
        'Share out the parts of the book among small groups. Each group prepares a talk of two minutes with one drawing or diagram. The listeners ask a question after every talk.',
        'وزعوا أجزاء الكتاب على مجموعات صغيرة. لتُعدّ كل مجموعة عرضًا مدته دقيقتان مع رسم أو مخطط واحد. ويطرح المستمعون سؤالًا بعد كل عرض.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Three Sheets', 'ثلاث أوراق'],
      body: [
        'Write on three sheets what you knew before, what the book told you, and what you want to check. Choose one thing from the third sheet and check it together in a library or in another source.',
        'اكتبوا على ثلاث أوراق: ما كنتم تعرفونه، وما عرفتموه من الكتاب، وما تريدون التحقق منه. ثم اختاروا شيئًا واحدًا من الورقة الثالثة وتحققوا منه معًا في مكتبة أو في مصدر آخر.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Two Sentences', 'جملتان'],
      body: [
        'Before reading, everybody writes a sentence on what they think about the subject. Read a part together and write a second sentence. Whose two sentences differ most, and why?',
        'قبل القراءة ليكتب كل واحد جملة عن رأيه في الموضوع. اقرؤوا جزءًا معًا، ثم ليكتب كل واحد جملة ثانية. من منكم تختلف جملتاه أكثر من غيره، ولماذا؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['From Known to Unknown', 'من المعروف إلى المجهول'],
      body: [
        'Write six things that the book says on slips of paper and put them in order, from the best known to the least known. Then ask somebody who has not read it: which of them did they know?',
        'اكتبوا على قصاصات ستة أشياء يقولها الكتاب، ورتبوها مما يعرفه معظم الناس إلى ما لا يكاد يعرفه أحد. ثم اسألوا شخصًا لم يقرأ الكتاب: أيها كان يعرف؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['For a Child of Six', 'لطفل في السادسة'],
      body: [
        'Choose five sentences from the book and rewrite them so that a child of six can follow. Read them to a child you know, or to each other. What is still too hard?',
        'اختاروا خمس جمل من الكتاب وأعيدوا كتابتها حتى يفهمها طفل في السادسة. اقرؤوها لطفل تعرفونه، أو ليقرأ بعضكم لبعض. ما الذي ما زال صعبًا؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Half Sentences', 'أنصاف الجمل'],
      body: [
        'In groups, write five sentences about what the book says, cut each in two and shuffle the halves. Let another group put them together and check them against the book.',
        'اكتبوا في مجموعات خمس جمل عما يقوله الكتاب، وقصوا كل جملة نصفين، ثم اخلطوا الأنصاف. دعوا مجموعة أخرى تجمعها وتتحقق منها في الكتاب.',
      ],
      ages: [8, 13],
      setting: 'class',
    },
  ],
}
