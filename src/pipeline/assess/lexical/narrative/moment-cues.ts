import { tokenize } from '../segment/tokenize.ts'

export const CUED_KINDS = ['conflict', 'danger', 'loss', 'kindness', 'discovery', 'turning-point'] as const
export type CuedKind = (typeof CUED_KINDS)[number]

/** Words that speak for a kind of moment; those after the bar weigh more. Matched by form and by stem. */
const LISTS: Record<CuedKind, { fair: string; strong: string }> = {
  conflict: {
    fair: `angry anger refuse refused quarrelled quarrel argue argued shouted fight fought enemy jealous threatened unfair
      forbid forbade naughty disobeyed stole trouble wicked cheat greedy غضب غاضب غاضبة رفض صرخ خصام عدو ظلم سرق خدع حسد عاقب منع تشاجر مشكلة كذب طمع`,
    strong: `quarrel fought threatened furious enemies punished تشاجر تخاصم هدد عداوة`,
  },
  danger: {
    fair: `danger afraid terrified frightened fell trap trapped storm fire wolf knife sword escape fled ran drown drowning
      attack attacked lost chased caught seized screamed wounded prison خطر خاف خائف هرب سقط وقع عاصفة نار ذئب سكين سيف هجم غرق فخ شبكة مطارد أمسك صرخ جرح سجن أسد ابتلع`,
    strong: `danger terrified chased attacked drowning trapped خطر هجم غرق يطارد الهلاك`,
  },
  loss: {
    fair: `died dead death lost gone wept tears cried grief sorrow alone lonely farewell buried goodbye sad mourning
      مات ماتت توفي توفيت موت فقد ضاع بكى بكت دموع حزن حزين وداع وحيد يتيم فارق قبر`,
    strong: `died buried orphan wept مات ماتت توفي يتيم`,
  },
  kindness: {
    fair: `kind kindly kindness helped help gave shared comfort comforted gentle gently hugged embraced kissed forgave forgive
      thanked saved rescue rescued welcome friend together ساعد ساعدت أعطى أعطت شكر شكرت حضن عانق سامح عفا أنقذ أنقذت أطعم أكرم رحم صديق أصدقاء شارك اعتنى هدية`,
    strong: `shared forgave rescued comforted kindness سامح أنقذ أكرم رحم اعتنى`,
  },
  discovery: {
    fair: `found discovered discover saw secret treasure suddenly hidden realised realized understood learned noticed opened
      door key strange wonderful surprise وجد وجدت اكتشف اكتشفت رأى سر كنز فجأة أدرك أدركت فهم عرف علم تعلم لاحظ فتح مفتاح عجيب غريب مفاجأة`,
    strong: `discovered treasure secret realised realized اكتشف اكتشفت كنز سر أدرك`,
  },
  'turning-point': {
    fair: `suddenly decided resolved last finally changed again promised determined instead courage
      understood brave فجأة قرر قررت أخيرا عزم عاهد تغير منذ ندم ندمت أقسم فهم أدرك شجاعة قررا لحظة`,
    strong: `decided resolved determined promised قرر قررت عزم ندم`,
  },
}

function load(): Map<string, readonly (readonly [CuedKind, number])[]> {
  const cues = new Map<string, [CuedKind, number][]>()
  for (const kind of CUED_KINDS) {
    const seen = new Map<string, number>()
    for (const [list, weight] of [
      [LISTS[kind].fair, 1],
      [LISTS[kind].strong, 2],
    ] as const) {
      const tokens = tokenize(list)
      for (let token = 0; token < tokens.tokenCount; token += 1) {
        seen.set(tokens.forms[tokens.tokenForm[token] ?? 0] ?? '', weight)
      }
    }
    for (const [form, weight] of seen) cues.set(form, [...(cues.get(form) ?? []), [kind, weight]])
  }
  return cues
}

/** Folded form to the kinds of moment it speaks for and how loudly. */
export const MOMENT_CUES: ReadonlyMap<string, readonly (readonly [CuedKind, number])[]> = load()
