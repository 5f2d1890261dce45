import type { Frame } from '../frame.ts'

/** An activity of the house, not of a theme. It is offered only where its places can be filled and the ages fit. */
export type ActivityEntry = {
  /** Years, both included. */
  ages: readonly [number, number]
  /** What the book must have. */
  needs?: 'dialogue' | 'verse' | 'chapters' | 'quote'
  title: Frame
  /** An imperative clause without end mark. */
  body: Frame
}

export const ACTIVITIES: readonly ActivityEntry[] = [
  {
    ages: [0, 7],
    title: ['The sound of the page', 'صوت الصفحة'],
    body: [
      'find one sound for every page and make it together before turning over',
      'اختاروا صوتًا لكل صفحة وأصدروه معًا قبل قلبها',
    ],
  },
  {
    ages: [0, 7],
    title: ['Find it at home', 'ابحثوا عنه في البيت'],
    body: [
      'walk through the rooms and fetch three things that could belong to this page',
      'تجولوا في الغرف وأحضروا ثلاثة أشياء تصلح لهذه الصفحة',
    ],
  },
  {
    ages: [0, 8],
    title: ['Stick figures', 'دمى العيدان'],
    body: [
      'draw {hero} on card, glue the figure to a stick and play the scene behind a chair',
      'ارسموا {hero} على ورق مقوى وألصقوا الرسم على عود ومثلوا المشهد خلف كرسي',
    ],
  },
  {
    ages: [0, 9],
    title: ['Build the place', 'ابنوا المكان'],
    body: [
      'build {place} from cushions and boxes and read the page again inside it',
      'ابنوا {place} من الوسائد والعلب واقرؤوا الصفحة مرة أخرى في داخله',
    ],
  },
  {
    ages: [4, 10],
    title: ['Four pictures', 'أربع صور'],
    body: [
      'fold a sheet in four and draw the beginning, the trouble, the help and the end',
      'اطووا ورقة أربعة أقسام وارسموا البداية والمشكلة والعون والنهاية',
    ],
  },
  {
    ages: [4, 11],
    needs: 'quote',
    title: ['A surprise visitor', 'ضيف غير متوقع'],
    body: [
      'let {hero} knock at your door: decide what to offer, what to ask and what to show of the house',
      'تخيلوا زيارة {hero} لبيتكم: ماذا تقدمون، وماذا تسألون، وماذا تعرضون من البيت',
    ],
  },
  {
    ages: [5, 12],
    needs: 'dialogue',
    title: ['Voices at the table', 'أصوات حول المائدة'],
    body: [
      'share out the spoken lines, keep one narrator, and record the scene on a telephone',
      'وزعوا الجمل المنطوقة، وليكن واحد منكم راويًا، وسجلوا المشهد بالهاتف',
    ],
  },
  {
    ages: [5, 14],
    needs: 'verse',
    title: ['Learn it by heart', 'احفظوها'],
    body: [
      'learn these lines by heart, each adding one, and recite them with movements',
      'احفظوا هذه الأسطر سطرًا سطرًا، وألقوها بالحركات',
    ],
  },
  {
    ages: [6, 14],
    title: ['Treasure of words', 'كنز الكلمات'],
    body: [
      'make cards for {words}, look them up together and earn a point for each one used at dinner',
      'اصنعوا بطاقات لـ{words}، وابحثوا عن معانيها معًا، ومن استعمل واحدة على العشاء نال نقطة',
    ],
  },
  {
    ages: [7, 18],
    title: ['A diary entry', 'صفحة من يوميات'],
    body: [
      'write what {hero} might have noted that evening, in six sentences and without telling the ending',
      'اكتبوا صفحة من يوميات {hero} في ذلك المساء، في ست جمل ومن غير كشف النهاية',
    ],
  },
  {
    ages: [7, 18],
    title: ['Ten questions for an interview', 'عشرة أسئلة لمقابلة'],
    body: [
      'one plays {hero}, the others ask ten questions whose answers the book has not given',
      'يتقمص أحدكم شخصية {hero}، ويسأل الآخرون عشرة أسئلة لم يجب عنها الكتاب',
    ],
  },
  {
    ages: [8, 18],
    needs: 'quote',
    title: ['From another side', 'من جهة أخرى'],
    body: [
      'retell the scene as {other} might have lived it and note what suddenly looks different',
      'أعيدوا رواية المشهد من جهة {other} ولاحظوا ما يبدو مختلفًا',
    ],
  },
  {
    ages: [6, 16],
    title: ['On the map', 'على الخريطة'],
    body: [
      'draw a map with {place} and {place2} and mark with pins what happens where',
      'ارسموا خريطة فيها {place} و{place2} وعلموا بالدبابيس ما يحدث في كل مكان',
    ],
  },
  {
    ages: [6, 18],
    title: ['A place near us', 'مكان قريب منا'],
    body: [
      'visit a place in the Emirates that resembles {place} and take one photograph for the story',
      'زوروا مكانًا في الإمارات يشبه {place} والتقطوا صورة واحدة تناسب القصة',
    ],
  },
  {
    ages: [8, 18],
    needs: 'chapters',
    title: ['Headlines', 'عناوين الأخبار'],
    body: [
      'give every chapter a newspaper headline of at most five words and let others match them',
      'ضعوا لكل فصل عنوانًا صحفيًا لا يزيد على خمس كلمات ودعوا غيركم يطابقها',
    ],
  },
  {
    ages: [10, 21],
    needs: 'quote',
    title: ['For and against', 'مع وضد'],
    body: [
      'hold a debate of ten minutes on the choice made here, then change sides',
      'تناظروا عشر دقائق حول القرار المتخذ هنا، ثم تبادلوا المواقف',
    ],
  },
  {
    ages: [12, 21],
    title: ['A review for the school library', 'مراجعة لمكتبة المدرسة'],
    body: [
      'write a review of 120 words that tells for whom the book is, what is strong and what to discuss',
      'اكتبوا مراجعة من 120 كلمة تقول لمن يصلح الكتاب، وما القوي فيه، وما الذي يستحق النقاش',
    ],
  },
  {
    ages: [3, 12],
    title: ['A question box', 'صندوق الأسئلة'],
    body: [
      'let everybody drop a written or drawn question into a box and answer three of them after supper',
      'ليضع كل واحد سؤالًا مكتوبًا أو مرسومًا في صندوق، ثم أجيبوا عن ثلاثة منها بعد العشاء',
    ],
  },
  {
    ages: [0, 21],
    needs: 'quote',
    title: ['Read it in two voices', 'قراءة بصوتين'],
    body: [
      'read the passage in turns, one softly and one firmly, and decide which suits it',
      'اقرؤوا المقطع بالتناوب، مرة بهدوء ومرة بحزم، وقرروا أيهما أنسب',
    ],
  },
  {
    ages: [0, 21],
    needs: 'quote',
    title: ['Two languages, one page', 'صفحة بلغتين'],
    body: [
      'say the sentence in your other language and look for the word that is hardest to carry over',
      'قولوا الجملة بلغتكم الأخرى وابحثوا عن أصعب كلمة في النقل',
    ],
  },
  {
    ages: [0, 8],
    title: ['One page more', 'صفحة إضافية'],
    body: [
      'make one more page for the book: a picture by your child, a line by you',
      'أضيفوا صفحة إلى الكتاب: صورة يرسمها طفلكم وسطر تكتبونه',
    ],
  },
  {
    ages: [0, 6],
    title: ['With hands and feet', 'باليدين والقدمين'],
    body: [
      'read every line with a movement and repeat only the movements',
      'اقرؤوا كل سطر مع حركة، ثم أعيدوا الحركات وحدها',
    ],
  },
  {
    ages: [0, 7],
    title: ['The missing thing', 'الشيء الغائب'],
    body: [
      'lay out five things the book names, cover one and let your child guess',
      'ضعوا خمسة أشياء يذكرها الكتاب، وغطوا واحدًا ودعوا طفلكم يخمن',
    ],
  },
  {
    ages: [0, 9],
    title: ['Reader of the house', 'قارئ البيت'],
    body: [
      'let your child read or tell it to a younger one, a grandparent or a toy',
      'دعوا طفلكم يقرؤه أو يحكيه لمن هو أصغر منه أو للجد أو للعبة',
    ],
  },
]

/** Teaching methods: a title and an instruction to a teacher or parent, in the same form as activities. */
export const TEACHING_METHODS: readonly ActivityEntry[] = [
  {
    ages: [0, 8],
    title: ['Picture walk', 'جولة في الصور'],
    body: [
      'let the children tell the page from its picture before they hear it, then compare',
      'دعوا الأطفال يحكون الصفحة من صورتها قبل سماعها، ثم قارنوا',
    ],
  },
  {
    ages: [0, 9],
    title: ['Echo reading', 'قراءة الصدى'],
    body: [
      'read one sentence, let the class echo it with the same melody, and go on line by line',
      'اقرؤوا جملة وليردد الأطفال بعدكم بالنغمة نفسها، ثم تابعوا سطرًا سطرًا',
    ],
  },
  {
    ages: [5, 13],
    needs: 'quote',
    title: ['Stop and predict', 'توقف وتوقع'],
    body: [
      'collect three predictions on the board before anyone reads on, and return to them later',
      'اجمعوا ثلاثة توقعات على السبورة قبل متابعة القراءة وعودوا إليها بعد حين',
    ],
  },
  {
    ages: [5, 14],
    needs: 'dialogue',
    title: ['Reader’s theatre', 'مسرح القراءة'],
    body: [
      'let one child read each speaker and a narrator the rest, without costumes and without memorising',
      'وزعوا الأدوار على القراء وليتول راوٍ بقية النص، بلا أزياء وبلا حفظ',
    ],
  },
  {
    ages: [6, 15],
    title: ['Words in context', 'الكلمات في سياقها'],
    body: [
      'take {words}, let pupils guess the meaning from the sentence and only then open the dictionary',
      'خذوا {words}، ودعوا الطلاب يخمنون المعنى من الجملة ثم افتحوا المعجم',
    ],
  },
  {
    ages: [7, 18],
    title: ['The hot seat', 'كرسي الأسئلة'],
    body: [
      'seat a pupil as {hero}; the class may ask only questions that the text can answer',
      'يجلس طالب في دور {hero}، ولا يسأل الصف إلا عما يجيب عنه النص',
    ],
  },
  {
    ages: [7, 18],
    title: ['Proof on the page', 'الدليل من الصفحة'],
    body: [
      'accept an opinion only with a page number; let pairs find a second proof',
      'لا تقبلوا رأيًا إلا برقم صفحة، وليبحث كل اثنين عن دليل ثانٍ',
    ],
  },
  {
    ages: [9, 21],
    title: ['A circle of discussion', 'حلقة نقاش'],
    body: [
      'sit in a circle, speak only with the book in hand and begin by repeating the last speaker fairly',
      'اجلسوا في حلقة، ولا يتكلم إلا من في يده الكتاب، وليبدأ بتلخيص كلام من قبله بإنصاف',
    ],
  },
  {
    ages: [6, 18],
    title: ['Link to the moral education lesson', 'صلة بدرس التربية الأخلاقية'],
    body: [
      'set the scene beside {value} and let each group find one case from school life',
      'اربطوا المشهد بقيمة {value} ولتأت كل مجموعة بموقف من حياة المدرسة',
    ],
  },
  {
    ages: [3, 12],
    title: ['A story from our heritage beside it', 'حكاية من تراثنا إلى جانبها'],
    body: [
      'tell a tale of the Gulf that touches {theme} as well and list what both share',
      'احكوا حكاية خليجية تتصل بموضوع {theme} واكتبوا ما تشتركان فيه',
    ],
  },
  {
    ages: [8, 18],
    title: ['Fact and opinion', 'حقيقة أم رأي'],
    body: [
      'sort ten sentences of the chapter into what happens, what is felt and what is judged',
      'صنفوا عشر جمل من الفصل: ما يحدث، وما يُشعر به، وما هو حكم',
    ],
  },
  {
    ages: [4, 14],
    title: ['The value tree', 'شجرة القيم'],
    body: [
      'draw a tree, write {value} on its trunk and hang a leaf for every deed that shows it',
      'ارسموا شجرة واكتبوا على جذعها {value}، وعلقوا ورقة لكل فعل يدل عليها',
    ],
  },
  {
    ages: [0, 21],
    needs: 'quote',
    title: ['Slow reading', 'قراءة متأنية'],
    body: [
      'spend five minutes on this one sentence: sound, picture, meaning, in this order',
      'امكثوا خمس دقائق مع هذه الجملة وحدها: صوتها ثم صورتها ثم معناها',
    ],
  },
  {
    ages: [0, 21],
    needs: 'quote',
    title: ['Question ladder', 'سلم الأسئلة'],
    body: [
      'climb from who and where to why and what if, one question per step, for this place only',
      'اصعدوا من سؤال من وأين إلى لماذا وماذا لو، سؤالًا في كل درجة، عن هذا الموضع وحده',
    ],
  },
  {
    ages: [0, 8],
    title: ['Sort the pictures', 'رتبوا الصور'],
    body: [
      'copy the pictures, mix them up and let the children put them in order and tell them',
      'انسخوا الصور واخلطوها، ودعوا الأطفال يرتبونها ويحكونها',
    ],
  },
  {
    ages: [0, 8],
    title: ['Words on the wall', 'كلمات على الجدار'],
    body: [
      'put five words of the book on the wall with a drawing beside each and greet them every morning',
      'علقوا خمس كلمات من الكتاب على الجدار مع رسم لكل منها وحيوها كل صباح',
    ],
  },
  {
    ages: [0, 9],
    title: ['My turn, your turn', 'دوري ودورك'],
    body: [
      'read a line, let the child read the next, and change places on the second round',
      'اقرؤوا سطرًا وليقرأ الطفل الذي يليه، ثم بدلوا الأدوار في المرة الثانية',
    ],
  },
]
