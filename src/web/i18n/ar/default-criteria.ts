/**
 * The texts of the configuration an installation starts with, by their English sentence. A text an administrator has
 * changed is no longer found here and is shown as it was written.
 */
export const DEFAULT_CRITERIA_ARABIC: Readonly<Record<string, string>> = {
  'Mizan default': 'إعداد ميزان الافتراضي',
  'Balanced rules for families, schools and libraries in the UAE.': 'قواعد متوازنة للأسر والمدارس والمكتبات في الإمارات.',

  'Respect for God, the prophets, Islam and other faiths; no mockery of worship and no promotion of what Islam forbids.':
    'احترام الذات الإلهية والأنبياء والإسلام وسائر الأديان، بلا سخرية من العبادات ولا ترويج لما حرّمه الإسلام.',
  'God, prophets and worship are spoken of with respect, or not at all':
    'يُذكر الله والأنبياء والعبادات باحترام، أو لا يرد ذكرها',
  'Another faith appears as part of a setting without being preached': 'يظهر دين آخر ضمن بيئة القصة دون دعوة إليه',
  'What Islam forbids is absent, or shown as wrong': 'لا يرد ما حرّمه الإسلام، أو يظهر على أنه خطأ',
  'Rites of another faith, idols, fortune telling or sorcery carry part of the story':
    'تقوم القصة في جزء منها على طقوس دين آخر أو أصنام أو عرافة أو سحر',
  'Pork, wine or gambling appear as ordinary life without a judgement':
    'يظهر لحم الخنزير أو الخمر أو القمار أمرًا عاديًا دون تعليق',
  'A character speaks lightly of religion and is not answered': 'تستخف شخصية بالدين ولا يرد عليها أحد',
  'Insult to God, the prophets or the holy books': 'الإساءة إلى الذات الإلهية أو الأنبياء أو الكتب السماوية',
  'Mockery of Islam or of another heavenly religion': 'السخرية من الإسلام أو من دين سماوي آخر',
  'A call to leave the faith, or to worship what is not God': 'الدعوة إلى ترك الدين أو إلى عبادة غير الله',

  'Respect for Arabs, their language, history and customs.': 'احترام العرب ولغتهم وتاريخهم وعاداتهم.',
  'Arabs and their heritage appear with respect, or not at all': 'يظهر العرب وتراثهم باحترام، أو لا يرد ذكرهم',
  'Customs of other peoples are told with curiosity': 'تُروى عادات الشعوب الأخرى بفضول واهتمام',
  'Stereotypes of Arabs or of eastern peoples that a reader should talk about':
    'صور نمطية عن العرب أو شعوب الشرق يحسن الحديث عنها مع القارئ',
  'Slavery or colonial attitudes as an unquestioned background': 'الرق أو النظرة الاستعمارية خلفية مسلَّم بها',
  'Arabs shown as a people as savage, ridiculous or evil': 'تصوير العرب شعبًا همجيًا أو مضحكًا أو شريرًا',
  'Contempt for the Arabic language or heritage': 'ازدراء اللغة العربية أو التراث العربي',

  'Respect for the state, its leadership, flag, laws and social cohesion.':
    'احترام الدولة وقيادتها وعلمها وقوانينها وتلاحم مجتمعها.',
  'The law, the state and its symbols are respected, or do not appear': 'يُحترم القانون والدولة ورموزها، أو لا يرد ذكرها',
  'Communities live together in peace': 'تعيش الجماعات معًا في سلام',
  'Breaking the law is told as an adventure without consequence': 'تُروى مخالفة القانون مغامرةً بلا عواقب',
  'Tribal or national pride that belittles others': 'اعتزاز بالقبيلة أو القومية ينتقص من الآخرين',
  'Insult to the state, its leadership, flag or symbols': 'الإساءة إلى الدولة أو قيادتها أو علمها أو رموزها',
  'Sectarian, tribal or national hatred, or a call to violence or terror':
    'كراهية طائفية أو قبلية أو قومية، أو دعوة إلى العنف أو الإرهاب',
  'Drugs, crime or conduct against public order held up as a model':
    'تقديم المخدرات أو الجريمة أو مخالفة النظام العام قدوةً',

  'Marriage and family, honour to parents, modesty, honesty and good conduct between people.':
    'الزواج والأسرة وبر الوالدين والحياء والصدق وحسن المعاملة بين الناس.',
  'Parents, elders and promises are honoured, or failing them is shown as wrong':
    'يُبَرّ الوالدان ويُوقَّر الكبار ويوفى بالوعود، أو يظهر التقصير في ذلك خطأً',
  'Affection stays within the family and good manners': 'تبقى المودة في حدود الأسرة والأدب',
  'Disobedience, lying or theft succeed and are not answered': 'ينجح العصيان أو الكذب أو السرقة دون مساءلة',
  'Courtship, unfaithfulness or relations outside marriage belong to the plot':
    'في الحبكة غزل أو خيانة أو علاقات خارج الزواج',
  'Relations outside marriage or conduct against public morals are glamorised':
    'تزيين العلاقات خارج الزواج أو ما يخالف الآداب العامة',
  'Contempt for parents or for the family is held up as a model': 'تقديم ازدراء الوالدين أو الأسرة قدوةً',
  'The text addresses sexual instincts or encourages deviance': 'نص يثير الغرائز أو يشجع على الانحراف',

  'No sexual content, intoxication, gambling or foul language beyond the age of the readers.':
    'لا محتوى جنسيًا ولا مسكرات ولا قمار ولا ألفاظ بذيئة تتجاوز عمر القارئ.',
  'Nothing sexual; alcohol, tobacco and gambling absent or incidental': 'لا شيء جنسيًا، ولا خمر أو تبغ أو قمار إلا عرضًا',
  'Language a teacher could read aloud': 'لغة يستطيع المعلم قراءتها جهرًا',
  'Drinking, smoking, betting or coarse words recur': 'يتكرر الشرب أو التدخين أو الرهان أو الكلام الفظ',
  'Romance goes beyond affection, without detail': 'عاطفة تتجاوز المودة دون تفصيل',
  'Sexual acts or nudity described': 'وصف أفعال جنسية أو عري',
  'Intoxication, drugs or gambling shown as desirable': 'إظهار السكر أو المخدرات أو القمار أمرًا مرغوبًا',
  'Obscene language throughout': 'ألفاظ فاحشة في عموم الكتاب',

  'Fear, horror and menace stay within what a child can bear.': 'يبقى الخوف والرعب والتهديد في حدود ما يحتمله الطفل.',
  'Fear is brief and resolved': 'خوف قصير ينتهي بالاطمئنان',
  'Frightening scenes, ghosts or threats that stay for pages': 'مشاهد مخيفة أو أشباح أو تهديد يمتد صفحات',
  'Horror, torture or menace meant to terrify': 'رعب أو تعذيب أو تهديد يُقصد به الترويع',
  'Misuse of a child shown without condemnation': 'إظهار استغلال طفل دون إدانة',

  'Violence, its detail and whether it is shown as right; acts a child might copy.':
    'العنف وتفاصيله وهل يظهر صوابًا، وأفعال قد يقلدها الطفل.',
  'No violence, or slapstick and mild conflict': 'لا عنف، أو مقالب هزلية وخلاف يسير',
  'Fights, hunting, battles or deaths told with restraint': 'شجار أو صيد أو معارك أو موت يُروى باعتدال',
  'Dangerous acts a child might copy': 'أفعال خطرة قد يقلدها الطفل',
  'Killing, cruelty or torture told in detail or with relish': 'قتل أو قسوة أو تعذيب يُروى بتفصيل أو تلذذ',
  'Violence rewarded or admired': 'مكافأة العنف أو الإعجاب به',
  'Self-harm described': 'وصف إيذاء النفس',

  'Grief, abandonment and despair are carried with hope and comfort.': 'يرافق الحزنَ والفقدَ واليأسَ أملٌ ومواساة.',
  'Sadness is comforted': 'الحزن تعقبه مواساة',
  'The death of a parent, abandonment or long loneliness': 'موت أحد الوالدين أو الهجر أو وحدة طويلة',
  'Despair without a way out': 'يأس بلا مخرج',
  'Suicide shown as a solution': 'تصوير الانتحار حلًّا',

  'How people treat one another: mockery, cruelty, contempt and hatred.':
    'كيف يعامل الناس بعضهم بعضًا: السخرية والقسوة والازدراء والكراهية.',
  'Unkindness is answered': 'لا تمر الإساءة دون رد',
  'Mockery, exclusion or insult recur': 'تتكرر السخرية أو الإقصاء أو الشتم',
  'Cruelty or humiliation is enjoyed or rewarded': 'التلذذ بالقسوة أو الإذلال أو مكافأتهما',
  'Contempt for a people, a faith, a colour or a disability': 'ازدراء شعب أو دين أو لون أو إعاقة',

  'One thread or many, in order or shifting in time.': 'خيط واحد أو خيوط عدة، بترتيب الزمن أو بتنقل فيه.',
  'One thread, told in order': 'خيط واحد يُروى بالترتيب',
  'Several episodes or a subplot': 'حلقات عدة أو حبكة فرعية',
  'Interwoven threads, shifts of time or teller': 'خيوط متشابكة وتنقل في الزمن أو بين الرواة',
  'How many people a reader must keep in mind and how mixed their motives are.':
    'كم شخصية على القارئ أن يتذكر، ومدى تشابك دوافعها.',
  'Few characters with clear wishes': 'شخصيات قليلة رغباتها واضحة',
  'A cast whose members change': 'شخصيات تتغير مع الأحداث',
  'Many characters with mixed or hidden motives': 'شخصيات كثيرة دوافعها متشابكة أو خفية',
  'How much of life a reader must know to understand what is at stake.':
    'ما الذي ينبغي أن يعرفه القارئ من الحياة ليفهم مغزى الأحداث.',
  'Home, play, animals, kindness': 'البيت واللعب والحيوان واللطف',
  'Loss, courage, justice, growing up': 'الفقد والشجاعة والعدل والنضج',
  'Death, war, love, guilt or injustice without an easy answer':
    'الموت أو الحرب أو الحب أو الذنب أو الظلم دون جواب سهل',
  'How much must be inferred, remembered and thought through.': 'مقدار ما يُستنتج ويُتذكر ويُتأمل.',
  'What happens is said': 'ما يحدث يُقال صراحة',
  'Some causes and feelings must be inferred': 'بعض الأسباب والمشاعر تُستنتج',
  'Irony, argument and ideas carry the book': 'يقوم الكتاب على المفارقة والجدل والأفكار',

  'How common the words are.': 'مدى شيوع الكلمات.',
  'Words of everyday speech': 'كلمات من الحديث اليومي',
  'Some words to look up': 'بعض كلمات تحتاج إلى معجم',
  'Rare, old or literary words throughout': 'كلمات نادرة أو قديمة أو أدبية في عموم الكتاب',
  'How long and how nested the sentences are.': 'طول الجمل ومدى تركيبها.',
  'Short sentences with one thought': 'جمل قصيرة في كل منها فكرة واحدة',
  'Sentences of two or three clauses': 'جمل من عبارتين أو ثلاث',
  'Long periods with embedded clauses': 'جمل طويلة متداخلة العبارات',
  'How well one sentence leads to the next.': 'مدى سلاسة الانتقال من جملة إلى أخرى.',
  'Repetition carries the reader': 'التكرار يأخذ بيد القارئ',
  'Links are mostly given': 'الروابط مذكورة في الغالب',
  'The reader must make the links': 'على القارئ أن يربط بنفسه',
  'Whether a reader of its level can follow without help.': 'هل يتابع القارئ من مستواه دون مساعدة.',
  'Clear at first reading': 'واضح من القراءة الأولى',
  'Clear with some attention': 'واضح مع شيء من الانتباه',
  'Needs study or a guide': 'يحتاج إلى دراسة أو دليل',
}
