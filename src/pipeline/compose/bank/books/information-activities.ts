import type { Activity } from '../entries.ts'

/** What can be done with any book of facts or opinions. */
export const INFORMATION_ACTIVITIES: readonly Activity[] = [
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
    title: ['A Claim on Trial', 'رأي في الميزان'],
    body: [
      'Choose one claim that the book makes. Half the class collects what the book offers in support of it, the other half collects doubts and what else one would need to know. Compare the two, and only then vote.',
      'اختاروا رأيًا واحدًا من آراء الكتاب. يجمع نصف الصف ما يقدمه الكتاب لتأييده، ويجمع النصف الآخر الأسئلة والشكوك وما ينبغي معرفته أيضًا. قارنوا بينهما، ثم صوّتوا.',
    ],
    ages: [12, 18],
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
    title: ['A Letter to the Author', 'رسالة إلى من كتب الكتاب'],
    body: [
      'Write a letter to the author, even to one who lived long ago: one thing that convinced you, one that did not, and a question.',
      'اكتبوا رسالة إلى من كتب هذا الكتاب، حتى لو كان قد كتبه قبل زمن طويل. اذكروا شيئًا أقنعكم، وشيئًا لم يقنعكم، وسؤالًا.',
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
    title: ['One Minute Each', 'دقيقة لكل واحد'],
    body: [
      'Each of you has a minute to defend a sentence from the book that you agree with, or to argue against one. Afterwards the listeners say in their own words what they heard.',
      'لكل واحد دقيقة يدافع فيها عن جملة من الكتاب يوافق عليها، أو يرد فيها على جملة لا يوافق عليها. ثم يعيد المستمعون ما سمعوه بأسلوبهم.',
    ],
    ages: [10, 18],
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
    title: ['Three Sheets', 'ثلاث أوراق'],
    body: [
      'Write on three sheets what you knew before, what the book told you, and what you want to check. Choose one thing from the third sheet and check it together in a library or in another source.',
      'اكتبوا على ثلاث أوراق: ما كنتم تعرفونه، وما عرفتموه من الكتاب، وما تريدون التحقق منه. ثم اختاروا شيئًا واحدًا من الورقة الثالثة وتحققوا منه معًا في مكتبة أو في مصدر آخر.',
    ],
    ages: [9, 18],
    setting: 'home',
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
    title: ['Two Sentences', 'جملتان'],
    body: [
      'Before reading, everybody writes a sentence on what they think about the subject. Read a part together and write a second sentence. Whose two sentences differ most, and why?',
      'قبل القراءة ليكتب كل واحد جملة عن رأيه في الموضوع. اقرؤوا جزءًا معًا، ثم ليكتب كل واحد جملة ثانية. من منكم تختلف جملتاه أكثر من غيره، ولماذا؟',
    ],
    ages: [9, 18],
    setting: 'class',
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
    title: ['Ten Minutes and a Closed Book', 'عشر دقائق وكتاب مغلق'],
    body: [
      'Read for ten minutes and close the book. Take turns to say something you remember, until nobody has anything to add. Open it again: what did all of you forget?',
      'اقرؤوا عشر دقائق ثم أغلقوا الكتاب. ليقل كل واحد في دوره شيئًا يتذكره، حتى لا يبقى عند أحد ما يضيفه. ثم افتحوا الكتاب: ما الذي نسيتموه كلكم؟',
    ],
    ages: [8, 18],
    setting: 'home',
  },
  {
    title: ['Talking on Paper', 'حوار صامت'],
    body: [
      'Put a sheet with a sentence from the book on each table. Go round in silence, write what you think of it or answer what others have written. Read out the best exchange.',
      'ضعوا على كل طاولة ورقة فيها جملة من الكتاب. تنقلوا بين الطاولات صامتين، واكتبوا رأيكم في الجملة أو ردكم على ما كتبه غيركم. ثم اقرؤوا أجمل حوار.',
    ],
    ages: [10, 18],
    setting: 'class',
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
  {
    title: ['Half Sentences', 'أنصاف الجمل'],
    body: [
      'In groups, write five sentences about what the book says, cut each in two and shuffle the halves. Let another group put them together and check them against the book.',
      'اكتبوا في مجموعات خمس جمل عما يقوله الكتاب، وقصوا كل جملة نصفين، ثم اخلطوا الأنصاف. دعوا مجموعة أخرى تجمعها وتتحقق منها في الكتاب.',
    ],
    ages: [8, 13],
    setting: 'class',
  },
]
