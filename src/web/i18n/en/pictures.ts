/** The pictures of a book in one look. */
export const pictures = {
  title: 'The pictures of the book',
  count_one: '{{count}} picture',
  count_other: '{{count}} pictures',
  lead: 'The engine reads the text alone: look at the pictures yourself before you give the book to a child.',
  more_one: '{{count}} further picture is not shown.',
  more_other: '{{count}} further pictures are not shown.',
  pending: 'The pictures are being fetched.',
  sheet: 'All pictures, in the order of the book',
  one: 'Picture {{number}} of {{count}}, {{place}}',
  previous: 'Previous picture',
  next: 'Next picture',
  text: 'What stands there',
  noText: 'There is no text beside this picture.',
}
