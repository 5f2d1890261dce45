import type { Theme } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** What the product calls a theme, as it stands inside a sentence. */
const THEME_NAMES: Record<Theme, Frame> = {
  death: ['death and loss', 'الموت والفقد'],
  war: ['war', 'الحرب'],
  illness: ['illness', 'المرض'],
  bullying: ['bullying', 'التنمر'],
  loneliness: ['loneliness', 'الوحدة'],
  family: ['family', 'الأسرة'],
  friendship: ['friendship', 'الصداقة'],
  courage: ['courage', 'الشجاعة'],
  faith: ['faith', 'الإيمان'],
  honesty: ['honesty', 'الصدق'],
  generosity: ['generosity', 'الكرم'],
  nature: ['nature', 'الطبيعة'],
  animals: ['animals', 'الحيوان'],
  adventure: ['adventure', 'المغامرة'],
  magic: ['magic', 'السحر والخوارق'],
  romance: ['love and marriage', 'الحب والزواج'],
  injustice: ['injustice', 'الظلم'],
  'growing-up': ['growing up', 'النضج'],
  learning: ['learning', 'التعلّم'],
  humour: ['humour', 'الفكاهة'],
  mystery: ['mystery', 'الغموض'],
  poverty: ['poverty', 'الفقر'],
  home: ['home', 'البيت'],
  work: ['work', 'العمل'],
  pride: ['pride', 'الغرور'],
  trickery: ['trickery', 'الحيلة والخداع'],
  freedom: ['freedom', 'الحرية'],
  identity: ['identity', 'الهوية'],
}

export const themeName = (theme: Theme): Frame => THEME_NAMES[theme]
