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
      'Open the book anywhere and listen to two lines. What do you notice about their sound?',
      'افتحوا الكتاب على أي صفحة واستمعوا إلى بيتين. ماذا تلاحظون في وقعهما على السمع؟',
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
  ],
}
