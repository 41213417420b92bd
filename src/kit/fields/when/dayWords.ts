// Words for days and times in English, Greek and Russian, as patterns for folded texts (foldedText.ts).

/** Distance from today in days. */
export const fromToday: readonly [pattern: string, days: number][] = [
  ['day after tomorrow|μεθαυριο|послезавтра', 2],
  ['tomorrow|αυριο|завтра', 1],
  ['today|σημερα|сегодня', 0],
]

export const beforeToday: readonly [pattern: string, days: number][] = [
  ['day before yesterday|προχ[θτ]εσ|позавчера', -2],
  ['yesterday|χ[θτ]εσ|вчера', -1],
]

/** From Monday on: names without another meaning. */
export const weekdays: readonly string[] = [
  'monday|δευτερα|понедельник|пн',
  'tuesday|τριτη|вторник|вт',
  'wednesday|τεταρτη|сред[ау]|ср',
  'thursday|πεμπτη|четверг|чт',
  'friday|παρασκευη|пятниц[ау]|пт',
  'saturday|σαββατο|суббот[ау]|сб',
  'sunday|κυριακη|воскресенье|вс',
]
/** Short names that are also other words, such as sun: they count only with confirming context. */
export const shortWeekdays: readonly string[] = [
  'mon|δευ',
  'tues?|τρι',
  'wed|τετ',
  'thu(?:rs?)?|πεμ',
  'fri|παρ',
  'sat|σαβ',
  'sun',
]

export const months: readonly string[] = [
  'jan(?:uary)?|ιαν(?:ουαρι(?:ου|οσ)|ουαρη)?|янв(?:ар[яь])?',
  'feb(?:ruary)?|φεβ(?:ρουαρι(?:ου|οσ)|ρουαρη)?|февр?(?:ал[яь])?',
  'mar(?:ch)?|μαρ(?:τι(?:ου|οσ)|τη)?|мар(?:та?)?',
  'apr(?:il)?|απρ(?:ιλι(?:ου|οσ)|ιλη)?|апр(?:ел[яь])?',
  'may|μαι(?:ου|οσ)?|μαη|ма[яи]',
  'june?|ιουν(?:ι(?:ου|οσ)|η)?|июн[яь]?',
  'july?|ιουλ(?:ι(?:ου|οσ)|η)?|июл[яь]?',
  'aug(?:ust)?|αυγ(?:ουστ(?:ου|οσ))?|авг(?:уста?)?',
  'sep(?:t(?:ember)?)?|σεπτ?(?:εμβρι(?:ου|οσ)|εμβρη)?|сент?(?:ябр[яь])?',
  'oct(?:ober)?|οκτ(?:ωβρι(?:ου|οσ)|ωβρη)?|окт(?:ябр[яь])?',
  'nov(?:ember)?|νοε(?:μβρι(?:ου|οσ)|μβρη)?|ноя(?:б(?:р[яь])?)?',
  'dec(?:ember)?|δεκ(?:εμβρι(?:ου|οσ)|εμβρη)?|дек(?:абр[яь])?',
]

/** Words before a weekday or a date. */
export const onDay = 'on|by|την?|το|στισ|στην?|στο|во?|на'
export const thisDay = 'this|αυτην? την?|αυτο το|(?:во? )?(?:этот|эту|это)'
export const nextDay =
  'next|(?:την? |το )?(?:επομενη|επομενο|αλλη|αλλο)|(?:во? )?следующ(?:ии|ую|ее)'
export const nextWeek = 'next week|(?:την? )?(?:επομενη|αλλη) (?:ε?βδομαδα)|на следующеи неделе'

/** Words before a number of days, hours and so on in the future. */
export const within = 'in|σε|через'
/** Words around a number of days in the past. */
export const before = 'πριν(?: απο)?'
export const ago = 'ago|πριν|назад|тому назад'
export const smallNumberWords: readonly [pattern: string, count: number][] = [
  ['an?|one|μιαν?|ενα|εναν|один|одну', 1],
  ['two|δυο|два|две', 2],
  ['three|τρεισ|τρια|три', 3],
]
export const units = {
  minute: 'min(?:ute)?s?|λεπτα?|минут[уы]?|мин',
  hour: 'h(?:ou)?rs?|hours?|ωρα|ωρεσ|час(?:а|ов)?',
  day: 'days?|η?μερα|η?μερεσ|день|дня|днеи',
  week: 'weeks?|ε?βδομαδα|ε?βδομαδεσ|недел[юиь]',
  month: 'months?|μηνα|μηνεσ|месяц(?:а|ев)?',
} as const
export type Unit = keyof typeof units

/** Words before an hour. */
export const atHour = 'at|στισ|στη|во?'
export const morning = 'am|a\\.m\\.|πμ|π\\.μ\\.|το πρωι|утра'
export const afternoon = 'pm|p\\.m\\.|μμ|μ\\.μ\\.|το μεσημερι|το απογευμα|το βραδυ|дня|вечера'
export const oclock = 'o.clock|час(?:а|ов)?|ч'
