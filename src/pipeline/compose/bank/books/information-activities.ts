import type { Activity } from '../entries.ts'

/** What can be done with any book of facts or opinions. */
export const INFORMATION_ACTIVITIES: readonly Activity[] = [
  {
    title: ['A Sentence for the Wall', 'جملة على الجدار'],
    body: [
      'Let each of you choose one sentence from the book that is worth remembering and write it out large. Hang up the sheets and tell each other why you chose that sentence.',
      'ليختر كل واحد جملة واحدة من الكتاب تستحق أن تُحفظ، وليكتبها بخط كبير. علقوا الأوراق، وليقل كل واحد لماذا اختار هذه الجملة.',
    ],
    ages: [9, 18],
    setting: 'home',
  },
  {
    title: ['A Small Glossary', 'معجم صغير'],
    body: [
      'Collect difficult words from the book, among them {words}. Look up or work out what they mean, explain them in your own words and put the entries in alphabetical order.',
      'اجمعوا كلمات صعبة من الكتاب، منها {words}. ابحثوا عن معانيها أو استنتجوها، واشرحوها بأسلوبكم، ثم رتبوا الكلمات ترتيبًا هجائيًّا.',
    ],
    ages: [9, 18],
    setting: 'home',
  },
  {
    title: ['Ask at Home', 'اسألوا أهل البيت'],
    body: [
      'Choose a question that the book raises and put it to two older people in your family. Compare their answers with what the book says.',
      'اختاروا سؤالًا يثيره الكتاب واطرحوه على اثنين من كبار العائلة. قارنوا جوابيهما بما يقوله الكتاب.',
    ],
    ages: [8, 13],
    setting: 'home',
  },
  {
    title: ['Half a Page', 'نصف صفحة'],
    body: [
      'Let each of you choose a chapter or some pages and sum them up on half a page. Swap sheets: is everything there that matters?',
      'ليختر كل واحد فصلًا أو بضع صفحات وليلخصها في نصف صفحة. تبادلوا الأوراق: هل فيها كل ما هو مهم؟',
    ],
    ages: [10, 18],
    setting: 'home',
  },
  {
    title: ['The Back of the Book', 'ظهر الغلاف'],
    body: [
      'Write five lines for the back of the book: who it is for, what it is about and why it is worth reading.',
      'اكتبوا خمسة أسطر لظهر الغلاف: لمن هذا الكتاب، وعمّ يتحدث، ولماذا يستحق القراءة.',
    ],
    ages: [9, 18],
    setting: 'home',
  },
  {
    title: ['Questions in a Box', 'صندوق الأسئلة'],
    body: [
      'Let everybody write a question about the book on a slip of paper. In groups, draw slips and answer the questions with the book open. Whatever nobody can answer goes up on the board.',
      'ليكتب كل واحد سؤالًا عن الكتاب على قصاصة. تسحب المجموعات القصاصات وتجيب عنها والكتاب مفتوح. وما لا يجد أحد جوابه يُكتب على السبورة.',
    ],
    ages: [8, 18],
    setting: 'class',
  },
  {
    title: ['What Joins Them', 'ما الذي يربط بينهما'],
    body: [
      'In pairs, take two parts of the book and find what joins them: a thought, an example, a question. Draw the connections of all pairs on the board.',
      'اختاروا في مجموعات ثنائية جزأين من الكتاب وابحثوا عما يربط بينهما: فكرة أو مثال أو سؤال. ثم ارسموا على السبورة ما وجدته كل مجموعة.',
    ],
    ages: [9, 18],
    setting: 'class',
  },
  {
    title: ['A Minute on the Radio', 'دقيقة إذاعية'],
    body: [
      'Record a minute about the book as if for the radio: one thing it says and one question it leaves open. Play the recording to somebody who is interested in the subject.',
      'سجلوا دقيقة عن الكتاب كأنها للإذاعة: شيئًا مما يقوله، وسؤالًا لا يجيب عنه. ثم أسمعوا شخصًا يهمه الموضوع ما سجلتموه.',
    ],
    ages: [9, 18],
    setting: 'home',
  },
  {
    title: ['Ten Words', 'عشر كلمات'],
    body: [
      'Let each of you sum up the same few pages in ten words, no more. Compare: which words are on every sheet?',
      'اختاروا بضع صفحات، وليلخصها كل واحد منكم في عشر كلمات لا أكثر. ثم قارنوا الأوراق: أي الكلمات مشتركة بينها؟',
    ],
    ages: [9, 18],
    setting: 'home',
  },
  {
    title: ['An Index of Our Own', 'فهرس من صنعنا'],
    body: [
      'Make an index of eight entries for the book: what you would look for if you came back to it, each with its page.',
      'أعدّوا للكتاب فهرسًا صغيرًا من ثماني كلمات: ما ستبحثون عنه لو رجعتم إليه، ومع كل كلمة رقم صفحتها.',
    ],
    ages: [10, 18],
    setting: 'home',
  },
  {
    title: ['Five Sentences to a Friend', 'خمس جمل إلى صديق'],
    body: [
      'Write five sentences about the book to a friend: what you know now, and why it might be of interest to them.',
      'اكتبوا إلى صديق خمس جمل عن الكتاب: ما صرتم تعرفونه، ولماذا قد يهمه.',
    ],
    ages: [8, 18],
    setting: 'home',
  },
  {
    title: ['Why, Three Times', 'لماذا ثلاث مرات'],
    body: [
      'One of you mentions something from the book, and another asks ‘Why?’ three times in a row. Answer from the book as long as you can. At which question does it have no answer?',
      'ليذكر أحدكم شيئًا من الكتاب، وليسأله آخر «لماذا؟» ثلاث مرات متتالية. أجيبوا من الكتاب ما استطعتم. عند أي سؤال لم تجدوا فيه جوابًا؟',
    ],
    ages: [8, 14],
    setting: 'home',
  },
  {
    title: ['Ten Minutes and a Closed Book', 'عشر دقائق وكتاب مغلق'],
    body: [
      'Read for ten minutes and close the book. Take turns to say something you remember, until nobody has anything to add. Open it again: what did all of you forget?',
      'اقرؤوا عشر دقائق ثم أغلقوا الكتاب. ليقل كل واحد في دوره شيئًا يتذكره، حتى لا يبقى عند أحد ما يضيفه. ثم افتحوا الكتاب: ما الذي نسيتموه كلكم؟',
    ],
    ages: [8, 18],
    setting: 'home',
  },
  {
    title: ['More than Yes or No', 'أكثر من نعم أو لا'],
    body: [
      'In pairs, ask each other three questions about the book that cannot be answered with yes or no. Then tell the class the best answer you were given.',
      'في مجموعات ثنائية، ليسأل كل واحد زميله ثلاثة أسئلة عن الكتاب لا يكفي في جوابها «نعم» أو «لا». ثم ليخبر الصف بأفضل جواب سمعه.',
    ],
    ages: [8, 18],
    setting: 'class',
  },
  {
    title: ['Three Ticks Each', 'ثلاث علامات لكل واحد'],
    body: [
      'Each group writes on the board one thing that the book teaches. Then everybody puts three ticks beside what matters most to them. What comes first, and why?',
      'لتكتب كل مجموعة على السبورة شيئًا واحدًا نتعلمه من الكتاب. ثم ليوزع كل واحد ثلاث علامات على ما يراه أهم. ما الذي نال أكثر العلامات، ولماذا؟',
    ],
    ages: [8, 18],
    setting: 'class',
  },
]
