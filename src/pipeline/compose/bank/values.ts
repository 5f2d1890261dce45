import type { Value } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** A value as an Arab reader names it, and what it means: a clause without an end mark. */
export type ValueEntry = { name: Frame; meaning: Frame }

export const VALUE_BANK: Record<Value, ValueEntry> = {
  mercy: {
    name: ['Kindness and mercy', 'الرحمة'],
    meaning: ['to be good to others, and gentle with whoever is weaker', 'أن نحسن إلى غيرنا ونرفق بمن هو أضعف منا'],
  },
  'honouring-parents': {
    name: ['Honouring parents', 'برّ الوالدين'],
    meaning: ['to be good to one’s parents in word and in deed', 'أن نحسن إلى والدينا بالقول والفعل'],
  },
  honesty: {
    name: ['Honesty', 'الصدق والأمانة'],
    meaning: ['to tell the truth and to take care of what is entrusted to us', 'أن نقول الحق ونحفظ الأمانة'],
  },
  generosity: {
    name: ['Generosity', 'الكرم'],
    meaning: ['to give of what we love', 'أن نعطي مما نحب'],
  },
  hospitality: {
    name: ['Hospitality', 'إكرام الضيف'],
    meaning: ['to receive a guest with warmth and the best we have', 'أن نستقبل الضيف بأفضل ما عندنا'],
  },
  'keeping-promises': {
    name: ['Keeping promises', 'الوفاء بالعهد'],
    meaning: ['to do what we said even when it has become difficult', 'أن نوفي بما وعدنا به ولو صعب علينا'],
  },
  patience: {
    name: ['Patience', 'الصبر'],
    meaning: ['to go on without complaining', 'أن نثابر من غير شكوى'],
  },
  gratitude: {
    name: ['Gratitude', 'الشكر'],
    meaning: ['to see a blessing and to say so', 'أن نرى النعمة ونعترف بها'],
  },
  knowledge: {
    name: ['Seeking knowledge', 'طلب العلم'],
    meaning: ['to ask, to read and to go on learning', 'أن نسأل ونقرأ ونستمر في التعلم'],
  },
  neighbours: {
    name: ['Good neighbours', 'حسن الجوار'],
    meaning: ['to be someone neighbours can count on', 'أن يجدنا جيراننا عند الحاجة'],
  },
  animals: {
    name: ['Kindness to animals', 'الرفق بالحيوان'],
    meaning: ['to feed animals, to be gentle with them and to protect them', 'أن نطعم الحيوان ونرحمه ونحميه'],
  },
  heritage: {
    name: ['Heritage', 'التراث'],
    meaning: ['to know the customs of our forefathers and pass them on', 'أن نعرف عادات الأجداد وننقلها إلى من بعدنا'],
  },
  belonging: {
    name: ['Belonging to the homeland', 'الانتماء إلى الوطن'],
    meaning: ['to love one’s country and to serve it', 'أن نحب الوطن ونخدمه'],
  },
  courage: {
    name: ['Courage', 'الشجاعة'],
    meaning: ['to stand by what is right', 'أن نثبت على الحق'],
  },
  cooperation: {
    name: ['Cooperation', 'التعاون'],
    meaning: ['to carry together what is too heavy for one', 'أن نحمل معًا ما يثقل على الواحد منا'],
  },
  justice: {
    name: ['Justice', 'العدل'],
    meaning: ['to give everyone their due, even against our own interest', 'أن نعطي كل ذي حق حقه ولو على أنفسنا'],
  },
  humility: {
    name: ['Humility', 'التواضع'],
    meaning: ['to be great without making others small', 'أن يعلو قدرنا من غير أن نستصغر غيرنا'],
  },
  forgiveness: {
    name: ['Forgiveness', 'العفو'],
    meaning: ['to let go of a wrong although we could repay it', 'أن نترك الإساءة ونحن نقدر على ردها'],
  },
  'trust-in-god': {
    name: ['Trust in God', 'التوكل على الله'],
    meaning: ['to do our part and leave the outcome to God', 'أن نأخذ بالأسباب ونترك النتيجة لله'],
  },
  'hard-work': {
    name: ['Diligence', 'الجد والاجتهاد'],
    meaning: ['to do our work well and to finish it', 'أن نتقن عملنا ونتمه'],
  },
  'respect-for-elders': {
    name: ['Respect for elders', 'توقير الكبير'],
    meaning: ['to listen to those who have lived longer', 'أن نصغي إلى من هم أكبر منا سنًّا'],
  },
  cleanliness: {
    name: ['Cleanliness', 'النظافة'],
    meaning: ['to keep our bodies, our clothes and our surroundings clean', 'أن نعتني بنظافة الجسم والثوب والمكان'],
  },
  moderation: {
    name: ['Moderation', 'الاعتدال'],
    meaning: ['to stop before it becomes too much', 'أن نتوقف قبل أن نسرف'],
  },
  friendship: {
    name: ['Brotherly companionship', 'الأخوّة والصحبة'],
    meaning: ['to wish for our friends what we wish for ourselves', 'أن نحب لأخينا ما نحب لأنفسنا'],
  },
}
