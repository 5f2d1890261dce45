import type { ArabicOf } from '../dictionary.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures: ArabicOf<typeof english> = {
  title: 'صور الكتاب',
  count_zero: 'لا صور',
  count_one: 'صورة واحدة',
  count_two: 'صورتان',
  count_few: '{{count}} صور',
  count_many: '{{count}} صورة',
  count_other: '{{count}} صورة',
  lead: 'المحرك يقرأ النص وحده: انظروا إلى الصور بأنفسكم قبل تقديم الكتاب لطفل.',
  more_zero: 'كل الصور معروضة.',
  more_one: 'صورة واحدة أخرى غير معروضة.',
  more_two: 'صورتان أخريان غير معروضتين.',
  more_few: '{{count}} صور أخرى غير معروضة.',
  more_many: '{{count}} صورة أخرى غير معروضة.',
  more_other: '{{count}} صورة أخرى غير معروضة.',
  pending: 'يجري إحضار الصور.',
  sheet: 'جميع الصور بترتيب الكتاب',
  one: 'الصورة {{number}} من {{count}}، {{place}}',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  text: 'ما يرد في هذا الموضع',
  noText: 'لا نص إلى جانب هذه الصورة.',
}
