export const en = {
  'search.by.otherName': 'also {{found}}',
  'search.by.sound': 'by sound',
  'search.by.everyday': 'another form of “{{found}}”',
  'search.by.everydayName': 'another form of the name',
  'search.by.mistake': 'one letter differs',
  'search.by.number': 'number {{number}}',
  'search.by.taxNumber': 'by tax number',
  'search.by.email': 'e-mail {{found}}',
  'search.by.phone': 'phone ends in {{found}}',
  'search.by.otherTitle': 'titled {{found}}',
  'search.by.otherTitles': 'by another title',
  'search.by.otherNumber': 'booked as {{found}}',
  'search.by.content': 'by its description',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
