import type { PointEntries } from '../entries.ts'

export const TROUBLE: PointEntries = {
  asks: [
    ['What is the difficulty here? Put it into one sentence.', 'ما المشكلة هنا؟ عبروا عنها في جملة واحدة.'],
    ['What could be done here? Suggest two different ways.', 'كيف يمكن التصرف هنا؟ اقترحوا طريقتين مختلفتين.'],
    ['Where could help come from in this situation?', 'من أين يمكن أن تأتي المساعدة في هذا الموقف؟'],
    ['What would you advise people not to do here, and why?', 'أي تصرف لا تنصحون به أحدًا هنا، ولماذا؟'],
    [
      'How did this difficulty come about, as far as you know or can guess?',
      'كيف نشأت هذه المشكلة، بحسب ما تعرفون أو تخمنون؟',
    ],
    ['How might somebody feel in a situation like this?', 'ما شعور من يجد نفسه في موقف كهذا؟'],
    ['What could happen if nobody did anything here?', 'ماذا قد يحدث لو لم يحرك أحد ساكنًا هنا؟'],
    [
      'What is needed most here: courage, patience, a clever idea or something else?',
      'ما أكثر ما يحتاج إليه هذا الموقف: الشجاعة أم الصبر أم فكرة ذكية أم شيء آخر؟',
    ],
    ['What has to be done first here, and what can wait?', 'ما الذي يجب فعله أولًا هنا، وما الذي يمكن أن ينتظر؟'],
    [
      'Who would you like to have by your side in a situation like this, and why?',
      'من تتمنون أن يكون إلى جانبكم في موقف كهذا، ولماذا؟',
    ],
  ],
  more: [
    [
      'Have you ever been in a difficult situation yourselves? What helped you?',
      'وهل مررتم أنتم بصعوبة ما؟ وما الذي أعانكم عليها؟',
    ],
    [
      'What would a very careful person say about this, and what would a very bold one say?',
      'وماذا يقول في هذا شخص شديد الحذر، وماذا يقول شخص شديد الجرأة؟',
    ],
    ['Do you know another story with a problem like this one?', 'وفي أي قصة أخرى نجد مشكلة تشبه هذه المشكلة؟'],
    ['Is it possible to prepare for something like this?', 'وهل يمكن الاستعداد مسبقًا لأمر كهذا؟'],
    ['What can be learned from a difficulty like this?', 'وما الذي يمكن أن نتعلمه من صعوبة كهذه؟'],
  ],
  activities: [
    {
      title: ['Rescue Bag', 'حقيبة النجدة'],
      body: [
        'Read aloud {quote} ({page}). Say in simple words what the trouble is. Draw a large bag, and in it three things that could help or bring comfort here. Explain what each of them is good for.',
        'اقرؤوا بصوت مسموع {quote} ({page}). قولوا بكلمات سهلة ما المشكلة هنا. ارسموا حقيبة كبيرة فيها ثلاثة أشياء قد تنفع في هذا الموقف أو تخفف منه. ثم اشرحوا فائدة كل شيء منها.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['A Plan in Pictures', 'خطة مصورة'],
      body: [
        'Read {quote} ({page}). Divide a sheet of paper into four boxes. Draw the difficulty in the first box, two steps of a plan in the next two, and in the last how things look if the plan works. Explain your plan to somebody.',
        'اقرؤوا {quote} ({page}). قسموا ورقة إلى أربعة مربعات. ارسموا المشكلة في المربع الأول، وخطوتين لحلها في الثاني والثالث، وفي الرابع كيف تصير الأمور لو نجحت الخطة. ثم اشرحوا خطتكم لغيركم.',
      ],
      ages: [6, 13],
      setting: 'home',
    },
    {
      title: ['Testing the Plan', 'اختبار الخطة'],
      body: [
        'Read {quote} ({page}). One of you suggests a way out, and the others only ask: “And what if that does not work?” Improve the plan until nobody finds another gap.',
        'اقرؤوا {quote} ({page}). يقترح أحدكم حلًّا، ولا يسأل الآخرون إلا سؤالًا واحدًا: «وماذا لو لم ينجح هذا؟» حسّنوا الخطة حتى لا يجد أحد فيها ثغرة.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Twenty Words for Help', 'نداء من عشرين كلمة'],
      body: [
        'Read {quote} ({page}). Write a call for help that fits this situation, in twenty words at most: what is the matter, what is needed and how urgent is it? Read your calls to each other. What would a helper still have to ask?',
        'اقرؤوا {quote} ({page}). اكتبوا نداءً لطلب المساعدة يناسب هذا الموقف، لا يزيد على عشرين كلمة: ما المشكلة، وما المطلوب، وما مدى الاستعجال؟ ليقرأ كل منكم نداءه على الآخرين. ما الذي لم يتضح بعد لمن يريد المساعدة؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Helping Hands', 'أيدي العون'],
      body: [
        'Listen to {quote} ({page}). Trace your hand on a sheet of paper and draw inside it one thing that could help here. Hang up all the hands and count how many different kinds of help you have found.',
        'استمعوا إلى {quote} ({page}). ليرسم كل واحد حدود كفه على ورقة، وليرسم داخلها شيئًا قد يساعد في هذا الموقف. علقوا الأوراق كلها، وعُدّوا أنواع المساعدة التي وجدتموها.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['A Shuffled Plan', 'خطة مبعثرة'],
      body: [
        'In groups, read {quote} ({page}). Write a plan for dealing with this difficulty in five steps, each on its own slip of paper. Shuffle the slips and pass them to another group to put in order. Does that group find the order you meant?',
        'اقرؤوا في مجموعات {quote} ({page}). اكتبوا خطة للتعامل مع هذه المشكلة في خمس خطوات، كل خطوة على قصاصة. اخلطوا القصاصات، وأعطوها مجموعة أخرى كي ترتبها. هل تصل تلك المجموعة إلى الترتيب الذي قصدتموه؟',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Emergency Meeting', 'اجتماع طارئ'],
      body: [
        'In small groups, read {quote} ({page}). You have been asked to help here: agree within ten minutes on what should be done. Present your plan to the class in one minute and answer two questions about it.',
        'اقرؤوا في مجموعات صغيرة {quote} ({page}). تخيلوا أنكم من طُلبت منهم المساعدة هنا، واتفقوا في عشر دقائق على ما ينبغي فعله. اعرضوا خطتكم على الصف في دقيقة واحدة، ثم أجيبوا عن سؤالين حولها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
