import type { PointEntries } from '../entries.ts'

export const DISPUTE: PointEntries = {
  asks: [
    [
      'What is this disagreement about? Sum up each side’s view in one sentence, as far as you can.',
      'ما موضوع الخلاف هنا؟ لخصوا رأي كل طرف في جملة واحدة قدر ما تستطيعون.',
    ],
    ['Which side can you understand better here, and why?', 'أي الطرفين تتفهمون موقفه هنا أكثر، ولماذا؟'],
    ['Is there anything that both sides could agree on here?', 'هل هناك شيء يمكن أن يتفق عليه الطرفان هنا؟'],
    ['What solution could both sides accept here?', 'أي حل يمكن أن يقبله الطرفان هنا؟'],
    [
      'What could make this disagreement worse, and what could calm things down?',
      'ما الذي قد يزيد هذا الخلاف حدة، وما الذي قد يهدئه؟',
    ],
    [
      'Is the disagreement here about one thing only, or is something else behind it?',
      'أهذا خلاف على أمر واحد فقط، أم أن وراءه شيئًا آخر؟',
    ],
    [
      'How do the two sides treat each other here, and which words show it?',
      'كيف يعامل كل من الطرفين الآخر هنا، وما الكلمات التي تدل على ذلك؟',
    ],
    [
      'If you were asked to settle this, what would you ask each side first?',
      'لو طُلب منكم أن تصلحوا بين الطرفين، فماذا تسألون كلًّا منهما أولًا؟',
    ],
    ['Is this worth arguing about, in your opinion? Give a reason.', 'هل يستحق هذا الأمر الخلاف في رأيكم؟ اذكروا السبب.'],
    ['What might each side here not know about the other?', 'ما الذي قد يجهله كل طرف هنا عن الطرف الآخر؟'],
  ],
  more: [
    [
      'Have you ever had a disagreement that ended well? What helped?',
      'وهل مررتم بخلاف انتهى على خير؟ وما الذي ساعد على ذلك؟',
    ],
    ['Is it possible to disagree like this and still get on well?', 'وهل يمكن أن يختلف اثنان هكذا ويبقى الود بينهما؟'],
    ['When is it wise to give way, and when is it not?', 'ومتى يحسن التنازل، ومتى لا يحسن؟'],
    ['Would both sides still say the same thing the next morning?', 'وهل يبقى كل طرف على رأيه في صباح اليوم التالي؟'],
    ['How would somebody who knows neither side see it?', 'وكيف يرى الأمر شخص لا يعرف أيًّا من الطرفين؟'],
  ],
  activities: [
    {
      title: ['Talking Spoons', 'حوار الملاعق'],
      body: [
        'Read aloud {quote} ({page}). Two of you take a spoon each, one for each side, and let the spoons tell each other what they want or think. Then exchange spoons and look for something that both sides would like.',
        'اقرؤوا بصوت مسموع {quote} ({page}). يمسك اثنان منكم ملعقتين، لكل طرف ملعقة، ويتحاوران بلسان الملعقتين عما يريده كل طرف أو يراه. ثم يتبادلان الملعقتين ويبحثان عن شيء يرضي الطرفين.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Changing Chairs', 'كرسيان متقابلان'],
      body: [
        'Read {quote} ({page}). Set two chairs face to face, one for each side. Two of you calmly carry on the discussion for two minutes, then change chairs and speak for the other side. Which reason did you discover only in the second chair?',
        'اقرؤوا {quote} ({page}). ضعوا كرسيين متقابلين، لكل طرف كرسي. يواصل اثنان منكم الحوار بهدوء دقيقتين، ثم يتبادلان المكان ويتكلم كل منهما بلسان الطرف الآخر. أي حجة لم تكتشفوها إلا على الكرسي الثاني؟',
      ],
      ages: [7, 15],
      setting: 'home',
    },
    {
      title: ['A Three-Point Agreement', 'اتفاق من ثلاث نقاط'],
      body: [
        'Read {quote} ({page}). Draw up an agreement for the two sides in three points: where one gives way, where the other gives way, and how they will talk to each other from now on. Would each side sign it?',
        'اقرؤوا {quote} ({page}). اكتبوا للطرفين اتفاقًا من ثلاث نقاط: عمّ يتنازل الأول، وعمّ يتنازل الثاني، وكيف يتحدث كل منهما إلى الآخر بعد اليوم. هل يرضى الطرفان بالتوقيع عليه؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['An Argument on Paper', 'خلاف على الورق'],
      body: [
        'Read {quote} ({page}). Two of you choose a side each and carry on the argument in silence, taking turns to write on one sheet. Every reply begins by fairly summing up the other’s point: “You mean that ...”. Stop after six replies: have the two sides come closer together?',
        'اقرؤوا {quote} ({page}). يمثل اثنان منكم الطرفين، ويواصلان النقاش كتابةً، بالتناوب على ورقة واحدة ومن دون كلام. يبدأ كل رد بتلخيص رأي الآخر بأمانة: «المقصود إذن أن ...». توقفوا بعد ستة ردود: هل اقترب الطرفان؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Across the String', 'خيط بين رأيين'],
      body: [
        'Listen to {quote} ({page}). Lay a string across the floor: one side of the disagreement is to its left, the other to its right. Stand on the side that you feel closer to and say why. Then everybody steps across and looks for a reason for the other side.',
        'استمعوا إلى {quote} ({page}). مدوا على الأرض خيطًا: عن يمينه أحد الطرفين وعن يساره الطرف الآخر. ليقف كل واحد عند الطرف الأقرب إلى رأيه ويذكر السبب. ثم اعبروا جميعًا إلى الجهة الأخرى، وابحثوا عن سبب يؤيد الطرف الثاني.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['Questions Only', 'أسئلة الوسيط'],
      body: [
        'In groups of three, read {quote} ({page}). Two of you speak for the two sides, and the third is a mediator who may only ask questions. Swap roles every three minutes. Which question helped most?',
        'اقرؤوا في مجموعات ثلاثية {quote} ({page}). يتكلم اثنان بلسان الطرفين، ويكون الثالث وسيطًا لا يحق له إلا أن يسأل. تبادلوا الأدوار كل ثلاث دقائق. أي سؤال كان أنفع من غيره؟',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Under the Waterline', 'تحت سطح الماء'],
      body: [
        'In groups, read {quote} ({page}). Draw two icebergs, one for each side. Above the water, write what this side says or does in the passage; below it, what it may need, hope for or fear. Which words under the water are alike?',
        'اقرؤوا في مجموعات {quote} ({page}). ارسموا جبلين من جليد، لكل طرف جبل. اكتبوا فوق الماء ما يقال في المقطع أو يُفعل، وتحت الماء ما قد يحتاج إليه هذا الطرف أو يرجوه أو يخشاه. أي الكلمات تتشابه تحت الماء؟',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
