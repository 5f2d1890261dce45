import type { BookEntries } from '../entries.ts'

export const POETRY: BookEntries = {
  before: [
    [
      'What is the first thing you think of when you hear the word “poem”?',
      'ما أول ما يخطر ببالكم حين تسمعون كلمة «قصيدة»؟',
    ],
    ['What might a book in verse called {title} be about?', 'عن أي شيء قد يتحدث كتاب شعر عنوانه {title}؟'],
    [
      'How does a page of this book differ from a page of a story? Look at the lines.',
      'بم تختلف صفحة من هذا الكتاب عن صفحة من قصة؟ انظروا إلى الأبيات.',
    ],
    [
      'Listen to two lines that somebody who knows the book has chosen. What do you notice about their sound?',
      'استمعوا إلى سطرين يختارهما من سبق له أن قرأ الكتاب. ماذا تلاحظون في وقعهما على السمع؟',
    ],
    [
      'Is there a poem, a song or a rhyme that you know by heart? Who taught it to you?',
      'هل تحفظون قصيدة أو نشيدًا أو أغنية؟ وممن تعلمتم ذلك؟',
    ],
    [
      'Would you rather read a book like this in one go or a little every day?',
      'أتفضلون أن تقرؤوا كتابًا كهذا دفعة واحدة أم قليلًا كل يوم؟',
    ],
    [
      'Which three words would you expect to find in {title} as you read?',
      'اذكروا ثلاث كلمات تتوقعون أن تجدوها في {title}، وانتبهوا إليها عند القراءة.',
    ],
    [
      'Look at the ends of the lines. Can you find words that sound alike?',
      'انظروا إلى أواخر الأبيات. هل تجدون كلمات متشابهة في اللفظ؟',
    ],
    ['Read the titles of some poems. Which of them makes you curious?', 'اقرؤوا عناوين بعض القصائد. أيها يثير فضولكم؟'],
    [
      'Choose two poems by their length: a short one for today, a long one for a quiet evening. Which have you chosen?',
      'اختاروا قصيدتين بحسب الطول: قصيرة لليوم، وطويلة لمساء هادئ. ما القصيدتان اللتان اخترتموهما؟',
    ],
    [
      'When do people turn to poetry: at weddings, at farewells, in grief or at other times? Give an example.',
      'متى يلجأ الناس إلى الشعر: في الأفراح أم عند الوداع أم في الأحزان أم في مناسبات أخرى؟ هاتوا مثالًا.',
    ],
    [
      'Are the verses in this book by one person or by several? Look for the answer on the cover and in the first pages.',
      'لمن الشعر في هذا الكتاب: لشخص واحد أم لأكثر من شخص؟ ابحثوا عن الجواب على الغلاف وفي الصفحات الأولى.',
    ],
    [
      'Name some poets you have heard of. What do you know about one of them?',
      'اذكروا بعض من سمعتم بهم من الشعراء والشاعرات. ماذا تعرفون عن أحدهم؟',
    ],
    [
      'Do you like poetry better when you read it yourselves or when somebody recites it to you? Why?',
      'أيهما أحب إليكم: أن تقرؤوا الشعر بأنفسكم أم أن يلقيه عليكم غيركم؟ ولماذا؟',
    ],
    [
      'Read the first line of verse in the book. Is it a question, a call, a description or something else?',
      'اقرؤوا أول بيت في الكتاب. أهو سؤال أم نداء أم وصف أم شيء آخر؟',
    ],
    [
      'Does the book explain its difficult words? If not, where will you look them up?',
      'هل يشرح الكتاب كلماته الصعبة؟ وإن لم يشرحها فأين تبحثون عن معانيها؟',
    ],
    [
      'Keep two slips of paper ready. As you read, put one at the line you like best and the other at a line you want to ask about.',
      'جهزوا ورقتين صغيرتين. ضعوا في أثناء القراءة واحدة عند أجمل بيت، والأخرى عند بيت تريدون أن تسألوا عنه.',
    ],
    [
      'If you were asked to write a few lines of poetry today, what would they be about? See as you read whether this book speaks of it too.',
      'لو طُلب منكم اليوم أن تكتبوا بضعة أبيات، فعمّ تكتبون؟ وانظروا في أثناء القراءة: هل يتحدث الكتاب عن الموضوع نفسه؟',
    ],
  ],
  questions: [
    ['Which lines would you choose to learn by heart, and why?', 'ما الأبيات التي تودون أن تحفظوها عن ظهر قلب، ولماذا؟'],
    [
      'Which poem sounds best when it is read aloud, and what makes it sound so good?',
      'أي قصيدة هي الأجمل عند القراءة بصوت مسموع، وما سر جمالها؟',
    ],
    [
      'Say a few of the lines in plain everyday words. What gets lost?',
      'عبروا عن بضعة أبيات بكلام عادي كالذي نقوله كل يوم. ما الذي يضيع منها؟',
    ],
    [
      'Which picture came into your mind while you were reading or listening? Describe it.',
      'أي صورة خطرت ببالكم وأنتم تقرؤون أو تستمعون؟ صفوها.',
    ],
    [
      'What do these poems speak of most? Name two subjects, and a poem for each.',
      'ما أكثر ما تتحدث عنه هذه القصائد؟ اذكروا موضوعين، وقصيدة لكل منهما.',
    ],
    [
      'Which word comes up again and again, or simply stays in your ears?',
      'أي كلمة تتكرر كثيرًا، أو يبقى رنينها في آذانكم؟',
    ],
    [
      'Tap the rhythm of some lines on the table. Is it calm, lively or something else?',
      'انقروا على الطاولة إيقاع بعض الأبيات. أهادئ هو أم سريع أم غير ذلك؟',
    ],
    ['Which lines are hardest to understand, and what might they mean?', 'ما أصعب الأبيات فهمًا، وماذا قد تعني؟'],
    [
      'Whose voice do we seem to hear in this book, and to whom might it be speaking?',
      'من صاحب الصوت الذي نسمعه في هذا الكتاب، وإلى من يتحدث في رأيكم؟',
    ],
    [
      'Do the lines rhyme? Find an example, or say what else makes them poetry.',
      'هل للأبيات قافية؟ هاتوا مثالًا، أو بينوا ما الذي يجعل هذا الكلام شعرًا من دونها.',
    ],
    ['Which line would you like to have written yourself, and why?', 'أي بيت كنتم تتمنون لو أنكم كتبتموه، ولماذا؟'],
    [
      'Choose a poem and give it another title. What does your title show?',
      'اختاروا قصيدة وضعوا لها عنوانًا آخر. ما الذي يبرزه عنوانكم؟',
    ],
    [
      'At what time of day, and where, should one of these poems be read?',
      'اختاروا قصيدة. في أي وقت من اليوم وفي أي مكان يحسن أن تُقرأ؟',
    ],
    [
      'Which feeling is strongest in the poem you like best, and which word carries it?',
      'ما أقوى شعور في القصيدة التي أعجبتكم أكثر من غيرها، وأي كلمة تعبر عنه؟',
    ],
    [
      'Is there something in a poem that you did not understand at first but understand now? What is it?',
      'هل في إحدى القصائد شيء لم تفهموه أول مرة ثم فهمتموه؟',
    ],
    [
      'Look in the lines for something that is compared to something else. What do the two have in common?',
      'ابحثوا في الأبيات عن شيء شُبّه بشيء آخر. ما وجه الشبه بينهما؟',
    ],
    [
      'Which sense do the lines speak to most: sight, hearing, smell, taste or touch? Give an example.',
      'أي حاسة تخاطبها الأبيات أكثر من غيرها: البصر أم السمع أم الشم أم الذوق أم اللمس؟ هاتوا مثالًا.',
    ],
    [
      'Choose two poems that speak of the same thing. How do they differ?',
      'اختاروا قصيدتين تتحدثان عن موضوع واحد. فيم تختلفان؟',
    ],
    [
      'Compare the first line of a poem with its last. What has changed, and what is still the same?',
      'قارنوا بين أول بيت في إحدى القصائد وآخر بيت فيها. ما الذي تغير، وما الذي بقي كما هو؟',
    ],
    [
      'Find a passage in which the lines do not say everything. What do they leave us to guess?',
      'ابحثوا عن موضع لا تصرح فيه الأبيات بكل شيء. ما الذي تتركه لنا كي نستنتجه؟',
    ],
    [
      'What do the lines tell us about the time or the place in which they were written? Name a word or a line that shows it.',
      'ماذا نعرف من الأبيات عن زمن كتابتها أو مكانها؟ اذكروا كلمة أو بيتًا يدل على ذلك.',
    ],
    [
      'Which line will still move people in a hundred years, in your opinion, and why?',
      'أي بيت سيظل يؤثر في الناس بعد مئة عام في رأيكم، ولماذا؟',
    ],
    [
      'Which line could become a proverb? When would you quote it?',
      'أي بيت يصلح أن يجري على ألسنة الناس كالمثل؟ ومتى تستشهدون به؟',
    ],
    [
      'Which line would you like to ask the poet about, and what is your question?',
      'عن أي بيت تودون أن تسألوا من كتبه، وما سؤالكم؟',
    ],
    [
      'Which colour would you give to the poem you like best, and which of its words suggest it?',
      'أي لون تختارونه للقصيدة التي تفضلونها، وأي كلماتها توحي به؟',
    ],
    [
      'Find a passage in which an ordinary word means more than usual. What does it mean there?',
      'ابحثوا عن موضع تدل فيه كلمة مألوفة على أكثر من معناها المعتاد. ماذا تعني هناك؟',
    ],
    [
      'Look for a question in the lines. Is an answer expected, or is it asked for another reason?',
      'ابحثوا عن سؤال في الأبيات. أيُنتظر له جواب، أم يُطرح لغرض آخر؟',
    ],
    [
      'When you read your favourite lines aloud, where do you pause for a moment, and why?',
      'في أي موضع تتوقفون قليلًا حين تلقون الأبيات التي أعجبتكم أكثر من غيرها، ولماذا؟',
    ],
    [
      'Find two words in the lines that are opposites, such as light and darkness. What does the contrast add to the meaning?',
      'ابحثوا في الأبيات عن كلمتين متضادتين، مثل النور والظلام. ماذا يضيف اجتماعهما إلى المعنى؟',
    ],
    [
      'Which of the poems did you like least, and what might somebody else like about it?',
      'أي القصائد هي الأبعد عن ذوقكم، وما الذي قد يعجب غيركم فيها؟',
    ],
    [
      'Choose a poem. Does it speak of what is happening now, of a memory, of a wish or of something else? Which words show it?',
      'اختاروا قصيدة. أتتحدث عما يجري الآن أم عن ذكرى أم عن أمنية أم عن شيء آخر؟ وأي الكلمات تدل على ذلك؟',
    ],
    [
      'Do some of the lines remind you of another poem, a song or a story? What connects them?',
      'هل تذكّركم بعض الأبيات بقصيدة أخرى أو أغنية أو قصة؟ وما الذي يجمع بينهما؟',
    ],
    [
      'Find a line that is complete in itself and another that needs the lines around it.',
      'ابحثوا عن بيت يكتمل معناه وحده، وعن بيت لا يُفهم إلا مع ما حوله.',
    ],
  ],
  activities: [
    {
      title: ['Two Voices', 'قراءة بصوتين'],
      body: [
        'Choose some lines that you like and read them in two voices: one begins, the other answers, and the last line is spoken together.',
        'اختاروا أبياتًا تعجبكم واقرؤوها بصوتين: صوت يبدأ وصوت يرد، ثم يُقال البيت الأخير معًا.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Lines in Motion', 'شعر بالحركات'],
      body: [
        'Let one of you read a few lines slowly while the others find a movement for each of them. Repeat it until the movements alone bring the words back.',
        'ليقرأ أحدكم بضعة أبيات على مهل، وليبتكر الآخرون حركة لكل بيت. كرروا ذلك حتى تكفي الحركات وحدها لتذكّر الكلمات.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Swapping Words', 'تبديل الكلمات'],
      body: [
        'Look in the book for lines with {words} and read them aloud. Put an easier word in the same place and read the lines again. What happens to the sound and the meaning?',
        'ابحثوا في الكتاب عن أبيات فيها {words}، واقرؤوها بصوت مسموع. ضعوا مكان كل كلمة صعبة كلمة أسهل، ثم اقرؤوا الأبيات مرة أخرى. ما الذي يتغير في الإيقاع والمعنى؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Speaking Choir', 'إلقاء جماعي'],
      body: [
        'Choose some lines from the book and speak them as a choir. Decide what is said softly, what loudly, what by one voice and what by all. Perform it for another class.',
        'اختاروا أبياتًا من الكتاب وألقوها معًا. قرروا ما يقال بصوت خافت وما يقال بصوت عالٍ، وما يلقيه واحد وما يلقيه الجميع. ثم قدموا ذلك لصف آخر.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Gallery of Lines', 'معرض الأبيات'],
      body: [
        'Let each of you draw a picture for a few favourite lines. Hang up all the pictures and read the lines aloud. Which picture belongs to which lines?',
        'ليرسم كل منكم صورة لأبيات يختارها. علقوا الصور كلها، واقرؤوا الأبيات بصوت مسموع. لأي أبيات رُسمت كل صورة؟',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['Lines with Gaps', 'أبيات فيها فراغات'],
      body: [
        'In groups, copy out a few lines and leave gaps for three of the words. Another group fills the gaps. Compare the result with the book and say which version you prefer.',
        'انسخوا في مجموعات بضعة أبيات واتركوا فراغًا مكان ثلاث كلمات. دعوا مجموعة أخرى تملأ الفراغات. ثم قارنوا النتيجة بالكتاب، واذكروا أي صيغة تفضلون.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['A Poem for Somebody', 'قصيدة هدية'],
      body: [
        'Choose a poem or some lines for somebody in your family, write them out and give them as a present at a good moment. Say why you chose these lines.',
        'اختاروا قصيدة أو بضعة أبيات لأحد أفراد الأسرة، واكتبوها وقدموها هدية في وقت مناسب. واذكروا لماذا اخترتم هذه الأبيات.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Three Readings', 'ثلاث قراءات'],
      body: [
        'Read the same lines three times: first quickly, then slowly, then as if you were telling a secret. Which reading suits them best?',
        'اختاروا بضعة أبيات واقرؤوها ثلاث مرات: مرة بسرعة، ومرة ببطء، ومرة كأنكم تبوحون بسر. أي قراءة تناسبها أكثر؟',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Four Corners', 'أربع زوايا'],
      body: [
        'Write four feelings on sheets in the corners of the room. After each poem everybody goes to the corner that fits and says which line led them there.',
        'اكتبوا أسماء أربعة مشاعر على أوراق في زوايا الغرفة. بعد كل قصيدة يذهب كل واحد إلى الزاوية المناسبة ويذكر البيت الذي قاده إليها.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['The Hidden Line', 'البيت المخفي'],
      body: [
        'In groups, hide one line of a poem and read the rest aloud. The others guess what it may say before they see it.',
        'أخفوا في مجموعات بيتًا من قصيدة واقرؤوا الباقي بصوت مسموع. ليخمن الآخرون معناه قبل أن يروه.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Echo', 'الصدى'],
      body: [
        'One of you reads a line aloud, and the others repeat it like an echo, more softly each time. Then somebody else chooses a new line.',
        'ليقرأ أحدكم بيتًا بصوت مسموع، وليردده الآخرون كالصدى بصوت يخفت مرة بعد مرة. ثم ليختر غيره بيتًا جديدًا.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['A Poetry Evening', 'أمسية شعرية'],
      body: [
        'Hold a poetry evening at home. Everybody chooses some lines, says in one sentence why, and reads them aloud. At the end, each of you asks to hear one of the others’ choices again.',
        'أقيموا أمسية شعرية في البيت. ليختر كل واحد منكم بضعة أبيات، وليذكر سبب اختياره في جملة واحدة، ثم ليقرأها بصوت مسموع. وفي الختام ليطلب كل منكم إعادة أبيات اختارها غيره.',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['A Line a Day', 'بيت كل يوم'],
      body: [
        'Take turns for a week: every day, one of you chooses a line from the book and reads it out at a meal. Write all the lines on one sheet. On the last day, choose the line of the week together.',
        'ليختر واحد منكم كل يوم بيتًا من الكتاب وليقرأه وأنتم على المائدة، وتناوبوا على ذلك أسبوعًا. دوّنوا الأبيات كلها على ورقة واحدة. وفي اليوم الأخير اختاروا معًا بيت الأسبوع.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['From an Older Memory', 'من ذاكرة الكبار'],
      body: [
        'Ask somebody older in the family which lines of poetry they know by heart, and when they learned them. Write the lines down. Then look in the book for lines that go well with them in meaning or in mood.',
        'اسألوا أحد كبار الأسرة عن أبيات يحفظها وعن الوقت الذي حفظها فيه، واكتبوا الأبيات. ثم ابحثوا في الكتاب عن أبيات تلائمها في المعنى أو الشعور.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Vanishing Words', 'كلمات تختفي'],
      body: [
        'Copy out four lines and read them aloud. Cover one more word each time you read, until you can say all four lines by heart.',
        'انسخوا أربعة أبيات واقرؤوها بصوت مسموع. غطوا في كل قراءة كلمة أخرى، حتى تستطيعوا أن تقولوا الأبيات الأربعة عن ظهر قلب.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Round the Margin', 'شرح في الهامش'],
      body: [
        'Copy three difficult lines into the middle of a sheet. Around them, write what the hard words mean and what you think the lines say. Give the sheet to somebody who has not read the book: what is still unclear?',
        'انسخوا ثلاثة أبيات صعبة في وسط ورقة. اكتبوا حولها معاني الكلمات الصعبة وما فهمتموه من الأبيات. ثم أعطوا الورقة شخصًا لم يقرأ الكتاب: ما الذي لم يتضح له بعد؟',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['Listening for a Word', 'أنصتوا إلى الكلمة'],
      body: [
        'Choose a few lines and a word that comes up in them. One of you reads the lines slowly, and the others raise a hand when they hear the word. Then somebody else chooses other lines and a new word.',
        'اختاروا بضعة أبيات وكلمة ترد فيها. ليقرأ أحدكم الأبيات على مهل، وليرفع الآخرون أيديهم حين يسمعون الكلمة. ثم ليختر غيره أبياتًا أخرى وكلمة جديدة.',
      ],
      ages: [4, 9],
      setting: 'class',
    },
    {
      title: ['Shuffled Lines', 'أبيات مبعثرة'],
      body: [
        'In groups, choose six lines that follow one another, copy each onto a strip of paper and shuffle the strips. Another group puts them in order and says what helped. Compare with the book: would another order work too?',
        'اكتبوا في مجموعات ستة أبيات متتالية على ستة أشرطة من الورق واخلطوها. لترتبها مجموعة أخرى ولتذكر ما ساعدها على ذلك. ثم قارنوا بالكتاب: هل يصلح ترتيب آخر أيضًا؟',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Lines in Another Language', 'أبيات بلغة أخرى'],
      body: [
        'Choose two lines together. Each group translates them into another language that its members speak or are learning. Compare the translations: which word was hardest, and what did each group do about it?',
        'اختاروا معًا بيتين، ولتترجمهما كل مجموعة إلى لغة أخرى يتكلمها أفرادها أو يتعلمونها. ثم قارنوا بين الترجمات: ما أصعب كلمة في الترجمة، وكيف تعاملت معها كل مجموعة؟',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['A Line for a Line', 'مساجلة شعرية'],
      body: [
        'Form two teams. One reads a line from the book, and the other has two minutes to find a line that begins with its last letter. Take turns until one team can find no more.',
        'انقسموا إلى فريقين. يقرأ فريق بيتًا من الكتاب، ويبحث الآخر في دقيقتين عن بيت يبدأ بالحرف الذي انتهى به الأول. تناوبوا على ذلك حتى يعجز أحد الفريقين عن الرد.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['The Best of the Book', 'مختارات الصف'],
      body: [
        'Let each of you copy out some lines from the book and add one sentence on why you chose them. Put together the sheets that go well with each other, find a title and make a booklet for the class library.',
        'لينسخ كل منكم بضعة أبيات من الكتاب، وليكتب تحتها جملة عن سبب اختياره. ضموا الأوراق المتقاربة في المعنى بعضها إلى بعض، واختاروا لها عنوانًا، واصنعوا منها كتيبًا لمكتبة الصف.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Questions around a Line', 'أسئلة حول بيت'],
      body: [
        'In groups, write a line from the book in the middle of a large sheet. Add as many questions about it as you can think of in five minutes. Swap sheets with another group and answer the three questions that interest you most.',
        'اكتبوا في مجموعات بيتًا من الكتاب في وسط ورقة كبيرة. ثم اكتبوا حوله في خمس دقائق كل ما يخطر ببالكم من أسئلة عنه. تبادلوا الأوراق مع مجموعة أخرى، وأجيبوا عن الأسئلة الثلاثة التي تثير اهتمامكم أكثر من غيرها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
