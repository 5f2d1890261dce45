import type { BookEntries } from '../entries.ts'

/** What fits a book of prose whatever it is. */
export const ANY_ACTIVITIES: Pick<BookEntries, 'activities'> = {
  activities: [
    {
      title: ['A Page for the Ear', 'صفحة تُسمع'],
      body: [
        'Choose a page that sounds well when it is read aloud. Practise it twice and record the third reading. Let somebody at home listen to it, and ask which words they remember.',
        'اختاروا صفحة يحسن وقعها حين تُقرأ بصوت مسموع. تدربوا على قراءتها مرتين، وسجلوا القراءة الثالثة. أسمعوها أحد أفراد الأسرة، واسألوه أي الكلمات يتذكر.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['On the Trail of a Word', 'على أثر كلمة'],
      body: [
        'Choose a word that matters in the book and comes up often. Copy four sentences from different pages in which it stands. Underline the words that stand beside it. Then write one line on how the book uses this word.',
        'اختاروا كلمة مهمة تتكرر في الكتاب. انقلوا من صفحات مختلفة أربع جمل وردت فيها. ضعوا خطًّا تحت الكلمات التي تجاورها. ثم اكتبوا سطرًا واحدًا عن استعمال الكتاب لهذه الكلمة.',
      ],
      ages: [12, 18],
      setting: 'home',
    },
    {
      title: ['One Word Short', 'جملة تنقصها كلمة'],
      body: [
        'Take turns to read a sentence from the book aloud and leave out one word. Each listener suggests a word that would fit. Compare the suggestions with the word in the book, and say how each of them changes the sentence.',
        'تناوبوا على قراءة جملة من الكتاب بصوت مسموع مع إسقاط كلمة واحدة منها. ليقترح كل مستمع كلمة تناسب الجملة. ثم قارنوا الاقتراحات بالكلمة التي في الكتاب، وبيّنوا كيف يغيّر كل منها الجملة.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['First Page, Last Page', 'الصفحة الأولى والصفحة الأخيرة'],
      body: [
        'Read the page on which the book itself begins, and then the one on which it ends. Write down three things that only the beginning mentions and three that only the end mentions. Below them, write one sentence that is true of both pages.',
        'اقرؤوا الصفحة التي يبدأ بها نص الكتاب ثم التي ينتهي بها. اكتبوا ثلاثة أشياء لا تذكرها إلا الأولى، وثلاثة لا تذكرها إلا الأخيرة. ثم اكتبوا تحتها جملة واحدة تصدق على الصفحتين.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Nothing Invented', 'من الكتاب وحده'],
      body: [
        'Choose a place of which the book tells you several things. Describe it in five lines for somebody who has never seen it. Take every detail from the book and put its page number beside it.',
        'اختاروا مكانًا يذكر الكتاب عنه عدة أمور. صفوه في خمسة أسطر لمن لم يره قط. خذوا كل تفصيل من الكتاب، واكتبوا بجانبه رقم صفحته.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['A Card for a Person', 'بطاقة تعريف'],
      body: [
        'Choose a person the book speaks of. Write on a card the name, the page of the first mention and three things that the book tells you about this person. Leave the card in the book for the next reader.',
        'اختاروا شخصًا يتحدث عنه الكتاب. اكتبوا على بطاقة اسمه، ورقم أول صفحة يُذكر فيها، وثلاثة أمور يخبرنا بها الكتاب عنه. ثم اتركوا البطاقة في الكتاب لمن يقرؤه بعدكم.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['One Line a Day', 'سطر كل يوم'],
      body: [
        'Keep a sheet of paper in the book. On every day that you read, write down the page you have reached and one line on what you have read. When you finish the book, read all the lines in a row to somebody at home.',
        'احتفظوا بورقة داخل الكتاب. وفي كل يوم تقرؤون فيه، اكتبوا رقم الصفحة التي بلغتموها وسطرًا واحدًا عما قرأتموه. وعندما تنتهون من الكتاب اقرؤوا الأسطر كلها متتابعة على أحد أفراد الأسرة.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Copied by Hand', 'بخط اليد'],
      body: [
        'Choose a passage of about six lines and copy it in your best handwriting. Underline a word that you noticed only while copying. Tell somebody at home what this word adds to its sentence.',
        'اختاروا فقرة من نحو ستة أسطر وانقلوها بأحسن خط لديكم. ضعوا خطًّا تحت كلمة لم تنتبهوا إليها إلا وأنتم تنقلونها. ثم اشرحوا لأحد أفراد الأسرة ماذا تضيف هذه الكلمة إلى جملتها.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Shorter by Half', 'نصف عدد الكلمات'],
      body: [
        'Choose a passage of about a hundred words and say the same in fifty. Read the short version to somebody at home, and then the passage itself. Ask them what the short one left out.',
        'اختاروا فقرة من نحو مئة كلمة، وعبّروا عن مضمونها في خمسين كلمة. اقرؤوا على أحد أفراد الأسرة ما كتبتموه، ثم الفقرة نفسها. واسألوه عما لم يجده في النص القصير.',
      ],
      ages: [12, 18],
      setting: 'home',
    },
    {
      title: ['Half a Minute at the Shelf', 'نصف دقيقة أمام الرف'],
      body: [
        'Prepare half a minute about {title} for somebody who is looking for a book to read. Say what it is about, whom it suits and whom it does not. End with a sentence from the book. Try it out on somebody at home and keep to the time.',
        'أعدّوا حديثًا من نصف دقيقة عن {title} لمن يبحث عن كتاب يقرؤه. اذكروا موضوع الكتاب ومن يناسبه ومن لا يناسبه. اختموا بجملة من الكتاب. ثم ألقوا الحديث أمام أحد أفراد الأسرة من غير أن تتجاوزوا الوقت.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Five Clues, Five Pages', 'خمس إشارات وخمس صفحات'],
      body: [
        'Take twenty pages of the book and write clues to five of them. Each clue points to something that is found on that page only. Give the clues and the book to somebody at home, and say which twenty pages to search. See how many of the five they find.',
        'خذوا عشرين صفحة من الكتاب، واكتبوا إشارات إلى خمس منها. لتدل كل إشارة على شيء لا يوجد إلا في صفحتها. أعطوا أحد أفراد الأسرة الإشارات والكتاب، وحددوا له الصفحات العشرين. ثم انظروا كم صفحة من الخمس يجد.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Four Museum Labels', 'أربع بطاقات لمتحف'],
      body: [
        'Choose four things that the book mentions and that could be shown in a museum. Write a label of no more than fifteen words for each, with its page number. Ask somebody at home which of the four they would go to first.',
        'اختاروا أربعة أشياء يذكرها الكتاب وتصلح للعرض في متحف. اكتبوا لكل منها بطاقة لا تزيد على خمس عشرة كلمة، مع رقم الصفحة. ثم اسألوا أحد أفراد الأسرة بأي الأشياء الأربعة يبدأ زيارته.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['There and Back', 'ذهابًا وإيابًا'],
      body: [
        'Choose three sentences and translate them into another language that you know. On the next day, translate them back without looking at the book. Compare the result with the book and underline every word that has changed.',
        'اختاروا ثلاث جمل وترجموها إلى لغة أخرى تعرفونها. وفي اليوم التالي أعيدوا ترجمتها إلى لغة الكتاب من غير نظر فيه. ثم قارنوا ما كتبتموه بجمل الكتاب، وضعوا خطًّا تحت كل كلمة تغيرت.',
      ],
      ages: [12, 18],
      setting: 'home',
    },
    {
      title: ['A Passage without Marks', 'فقرة بلا علامات'],
      body: [
        'Copy six lines from the book and leave out every full stop, comma and other mark. Let somebody at home read them aloud and put the marks in. Compare the result with the book, and choose the mark that helps the reader most.',
        'انقلوا من الكتاب ستة أسطر من غير علامات الترقيم. ليقرأها أحد أفراد الأسرة بصوت مسموع، وليضع علاماتها. ثم قارنوا ما وضعه بما في الكتاب، واختاروا العلامة التي تعين القارئ أكثر من غيرها.',
      ],
      ages: [12, 18],
      setting: 'home',
    },
    {
      title: ['A Title from Inside', 'عنوان من داخل الكتاب'],
      body: [
        'In groups, look in the book for two to five words that could serve as its title instead of {title}. Write them on the board with the page number, and give your reason in one sentence. Then vote, but not for your own.',
        'ابحثوا في مجموعات عن عبارة في الكتاب، من كلمتين إلى خمس، تصلح عنوانًا له بدل {title}. اكتبوها على السبورة مع رقم الصفحة، واذكروا السبب في جملة واحدة. ثم صوّتوا، ولا تصوّت مجموعة لعنوانها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['From Weak to Strong', 'من الأضعف إلى الأقوى'],
      body: [
        'In groups, choose an adjective with which the book describes a place or a thing, and find four others of similar meaning. Put all five in order from the weakest to the strongest. Read the sentence aloud with each of them. Then explain to the class why the one in the book suits it.',
        'اختاروا في مجموعات صفة يصف بها الكتاب مكانًا أو شيئًا، وابحثوا عن أربع صفات قريبة منها في المعنى. رتبوا الصفات الخمس من الأضعف إلى الأقوى. اقرؤوا الجملة بصوت مسموع بكل صفة منها. ثم بيّنوا للصف لماذا تناسبها الصفة التي في الكتاب.',
      ],
      ages: [12, 18],
      setting: 'class',
    },
    {
      title: ['One Page, Three Readers', 'صفحة واحدة وثلاثة قراء'],
      body: [
        'Choose one page for the whole class. Three of you prepare to read it aloud, and each decides alone where to pause and which words to stress. Listen to all three. Then find a sentence that they read in different ways, and say which reading made it clearest.',
        'اختاروا صفحة واحدة للصف كله. ليستعد ثلاثة منكم لقراءتها بصوت مسموع، وليقرر كل منهم وحده أين يتوقف وأي الكلمات يبرز. استمعوا إلى الثلاثة. ثم حددوا جملة اختلفت قراءتهم لها، واذكروا أي قراءة جعلتها أوضح.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Here Is the Answer', 'إليكم الجواب'],
      body: [
        'In groups, write three answers from the book on slips of paper, such as a name, a word or a place. Exchange slips with another group and write a question for every answer. Then check in the book that no question has a second answer.',
        'اكتبوا في مجموعات على قصاصات ثلاثة أجوبة من الكتاب، كاسم أو كلمة أو مكان. تبادلوا القصاصات مع مجموعة أخرى، واكتبوا سؤالًا لكل جواب. ثم تحققوا في الكتاب من أن كل سؤال لا يحتمل جوابًا آخر.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['The Most Chosen Sentence', 'الجملة الأكثر اختيارًا'],
      body: [
        'Let everybody read the same two pages alone and copy the sentence they would most like to keep. Write the sentences on the board and count how many chose each. Then let two who chose different sentences give their reasons.',
        'ليقرأ كل واحد وحده الصفحتين نفسيهما، ولينقل الجملة التي يود أن يحتفظ بها. اكتبوا الجمل على السبورة، واحسبوا عدد من اختاروا كل جملة. ثم ليذكر اثنان اختارا جملتين مختلفتين سبب اختيارهما.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Four Lists', 'أربع قوائم'],
      body: [
        'Choose ten pages and form four groups. The first lists the people mentioned there, the second the places, the third the things and the fourth the words for time. Read out the lists. Then let everybody write a sentence about the book with one word from each list.',
        'اختاروا عشر صفحات وتوزعوا على أربع مجموعات. لتجمع الأولى أسماء من ذُكروا فيها من الناس، والثانية أسماء الأماكن، والثالثة أسماء الأشياء، والرابعة الكلمات الدالة على الزمن. اقرؤوا القوائم بصوت مسموع. ثم ليكتب كل واحد جملة عن الكتاب فيها كلمة من كل قائمة.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['A Passage in Strips', 'فقرة على قصاصات'],
      body: [
        'In groups, copy a passage of six sentences, each onto its own strip of paper, and shuffle the strips. Another group puts them in order without the book. Then compare with the book, and name the words that helped to find the order.',
        'انقلوا في مجموعات فقرة من ست جمل، كل جملة على قصاصة، ثم اخلطوا القصاصات. لترتبها مجموعة أخرى من غير رجوع إلى الكتاب. ثم قارنوا ترتيبها بما في الكتاب، واذكروا الكلمات التي أعانت عليه.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['A Walk through the Book', 'جولة في الكتاب'],
      body: [
        'Let the teacher choose thirty pages of the book and share them out among the groups. Each group makes a sheet about its pages with three words, a copied sentence and a question. Hang up the sheets in the order of the book and walk along them. Then let everybody say which pages they would like to go back to.',
        'ليختر المعلم ثلاثين صفحة من الكتاب وليوزعها على المجموعات. لتُعدّ كل مجموعة عن صفحاتها ورقة فيها ثلاث كلمات وجملة منقولة وسؤال. علقوا الأوراق بترتيب الكتاب وسيروا أمامها. ثم ليقل كل واحد أي الصفحات يود أن يعود إليها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['The Sentence Before', 'الجملة السابقة'],
      body: [
        'One group chooses a sentence in the middle of a passage and reads it aloud. The other groups write a sentence that might come before it. Then read the passage and choose the suggestion that comes closest.',
        'لتختر مجموعة جملة من وسط فقرة ولتقرأها بصوت مسموع. ولتكتب كل مجموعة من المجموعات الأخرى جملة يمكن أن تسبقها. ثم اقرؤوا الفقرة واختاروا أقرب الاقتراحات إلى ما فيها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Tell It Back', 'أعيدوا ما سمعتم'],
      body: [
        'In pairs, take turns to explain in one minute what a page of the book says. The listener does not interrupt and then says it again in other words. Look at the page together to see whether anything was lost or added.',
        'في مجموعات ثنائية، ليشرح كل واحد في دوره لزميله، في دقيقة، ما تقوله صفحة من الكتاب. ليستمع الزميل من غير مقاطعة، ثم ليُعِد ما سمعه بأسلوبه. وارجعوا بعد ذلك إلى الصفحة لتروا هل نقص شيء أو أُضيف.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Questions for the Writer', 'أسئلة للمؤلف'],
      body: [
        'In groups, write three questions to whoever wrote the book. Exchange them with another group, and cross out every question that the book itself answers. Together, choose the best of those that remain.',
        'اكتبوا في مجموعات ثلاثة أسئلة إلى مؤلف الكتاب. تبادلوها مع مجموعة أخرى، واشطبوا كل سؤال يجيب عنه الكتاب نفسه. ثم اختاروا معًا أفضل ما بقي منها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['A Dictionary of the Book', 'معجم الكتاب'],
      body: [
        'Let each pair choose a different word from the book that not everybody knows. Write an entry for it with its meaning, its sentence in the book and a sentence of your own. Put all the entries in alphabetical order and keep them with the book.',
        'لتختر كل مجموعة ثنائية من الكتاب كلمة لا يعرفها الجميع ولم تخترها مجموعة أخرى. اكتبوا معناها وجملتها في الكتاب وجملة من عندكم. ثم رتبوا الكلمات كلها ترتيبًا هجائيًّا، واحفظوا الأوراق مع الكتاب.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['The Added Sentence', 'الجملة المضافة'],
      body: [
        'In groups, copy four sentences in which the book describes a place or a thing. Add one of your own in the same style, wherever it fits. Let the other groups find it and say which words gave it away.',
        'انقلوا في مجموعات أربع جمل يصف فيها الكتاب مكانًا أو شيئًا. أضيفوا إليها جملة من عندكم بالأسلوب نفسه في الموضع المناسب. ثم لتبحث المجموعات الأخرى عنها، ولتذكر الكلمات التي دلت عليها.',
      ],
      ages: [12, 18],
      setting: 'class',
    },
  ],
}
