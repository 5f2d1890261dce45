import type { PointEntries } from '../entries.ts'

export const THOUGHT: PointEntries = {
  asks: [
    ['Do you agree with what is said here? Give a reason.', 'هل توافقون على ما يقال هنا؟ اذكروا السبب.'],
    ['When is this true, and when is it not?', 'متى يصح هذا الكلام، ومتى لا يصح؟'],
    [
      'What is meant here? Say it in your own words, as briefly as you can.',
      'ما المقصود هنا؟ عبروا عنه بأسلوبكم وبأقصر عبارة ممكنة.',
    ],
    ['What example from everyday life fits what is said here?', 'أي مثال من الحياة اليومية ينطبق عليه هذا الكلام؟'],
    ['Who would agree with this, and who would object?', 'من الذي قد يوافق على هذا الكلام، ومن الذي قد يعترض عليه؟'],
    ['What might somebody have lived through to think like this?', 'أي تجربة قد تقود الإنسان إلى فكرة كهذه؟'],
    ['What would change if everybody thought like this?', 'ما الذي سيتغير لو فكر الناس كلهم هكذا؟'],
    [
      'What reason can you find for this idea, and what reason against it?',
      'اذكروا سببًا يؤيد هذه الفكرة وسببًا يعارضها.',
    ],
    ['What would you like to ask somebody who thinks like this?', 'ماذا تودون أن تسألوا من يفكر هكذا؟'],
    [
      'Is this said with certainty or with some doubt? Which words show it?',
      'أيقال هذا عن يقين أم مع شيء من الشك؟ وما الكلمات التي تدل على ذلك؟',
    ],
  ],
  more: [
    ['Do you know a saying that fits this or contradicts it?', 'وهل تعرفون قولًا مأثورًا يوافق هذا أو يخالفه؟'],
    ['Have you ever had a thought like this yourselves?', 'وهل خطرت لكم فكرة كهذه من قبل؟'],
    ['Do you think people have always thought like this?', 'وهل فكر الناس هكذا في كل زمان، في رأيكم؟'],
    ['Then ask two other people what they think of it.', 'ثم اسألوا شخصين آخرين عن رأيهما في ذلك.'],
    ['Might you think differently about this in ten years?', 'وهل يمكن أن يتغير رأيكم في ذلك بعد عشر سنوات؟'],
  ],
  activities: [
    {
      title: ['Green, Yellow, Red', 'أخضر وأصفر وأحمر'],
      body: [
        'Read aloud {quote} ({page}). Say in simple words what is meant. On a signal, everybody holds up a coloured slip: green for “I agree”, red for “I do not agree”, yellow for “sometimes”. Then explain your choice of colour to each other.',
        'اقرؤوا بصوت مسموع {quote} ({page})، وقولوا بكلمات سهلة ما المقصود. عند الإشارة يرفع كل منكم ورقة ملونة: الخضراء لمن يوافق، والحمراء لمن لا يوافق، والصفراء لمن يقول «أحيانًا». ثم ليشرح كل منكم سبب اختياره.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['A Week’s Trial', 'تجربة أسبوع'],
      body: [
        'Read {quote} ({page}). Put the thought into one short sentence of your own, write it on a sheet and hang it up at home. For a week, note on the sheet whatever you see, hear or read that supports the thought or contradicts it. What do you think of it at the end?',
        'اقرؤوا {quote} ({page}). عبروا عن الفكرة بجملة قصيرة من عندكم، واكتبوها على ورقة تعلقونها في البيت. سجلوا على الورقة طوال أسبوع كل ما ترونه أو تسمعونه أو تقرؤونه مما يؤيد الفكرة أو يخالفها. ما رأيكم فيها في نهاية الأسبوع؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Voices at the Table', 'أصوات حول المائدة'],
      body: [
        'Together, read {quote} ({page}). Let everybody draw a slip of paper with a role on it, such as a grandmother, a small child, a doctor or a sailor, and say what such a person might answer. At the end, say what you yourselves think.',
        'اقرؤوا معًا {quote} ({page}). ليسحب كل منكم ورقة كُتب عليها دور، مثل جدة أو طفل صغير أو طبيب أو بحار، وليقل ما قد يجيب به صاحب هذا الدور. وفي الختام قولوا رأيكم أنتم.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['An Answer in Writing', 'رد مكتوب'],
      body: [
        'Read {quote} ({page}). Answer it with a letter of six sentences: two say what convinces you, two what you doubt, and two ask for an explanation. Read your letters to each other.',
        'اقرؤوا {quote} ({page}). ردوا عليه برسالة من ست جمل: جملتان فيما يقنعكم، وجملتان فيما تشكون فيه، وجملتان تطلبون فيهما توضيحًا. ثم ليقرأ كل منكم رسالته على الآخرين.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Examples in Pictures', 'أمثلة مرسومة'],
      body: [
        'Listen to {quote} ({page}). Say in simple words what is meant. Each of you draws an example from everyday life where it is true, or one where it is not. Hang up the pictures in two groups.',
        'استمعوا إلى {quote} ({page})، وقولوا بكلمات سهلة ما المقصود. ليرسم كل منكم مثالًا من الحياة اليومية يصح فيه هذا الكلام، أو مثالًا لا يصح فيه. ثم علقوا الرسوم في مجموعتين.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Opinion Line', 'خط الآراء'],
      body: [
        'Read aloud {quote} ({page}). Stand along a line through the classroom: at one end those who fully agree, at the other those who do not, and in between those who are unsure. Neighbours tell each other their reasons. Whoever has heard a better reason may move.',
        'اقرؤوا بصوت مسموع {quote} ({page}). قفوا على خط يمتد في غرفة الصف: في أوله من يوافق تمامًا، وفي آخره من لا يوافق، وبينهما من يتردد. ليذكر كل منكم سببه لمن بجانبه. ومن أقنعه سبب آخر فليغير مكانه.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['One-Minute Debate', 'مناظرة قصيرة'],
      body: [
        'Read {quote} ({page}). Hold a debate on it: one group speaks in favour and one against, and each speaker has one minute. The rest of the class listens and names the strongest reason on each side.',
        'اقرؤوا {quote} ({page}). أقيموا حوله مناظرة: مجموعة تؤيد ومجموعة تعارض، ولكل متحدث دقيقة واحدة. وليستمع بقية الصف وليذكروا أقوى حجة عند كل طرف.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
