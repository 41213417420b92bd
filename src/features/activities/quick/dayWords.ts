// How people say days and times in English, Greek and Russian, as patterns for folded texts (foldedText.ts).

/** Days from today. */
export const fromToday: readonly [pattern: string, days: number][] = [
  ['day after tomorrow|μεθαυριο|послезавтра', 2],
  ['tomorrow|αυριο|завтра', 1],
  ['today|σημερα|сегодня', 0],
]

/** From Monday on: names that mean nothing else. */
export const weekdays: readonly string[] = [
  'monday|δευτερα|понедельник|пн',
  'tuesday|τριτη|вторник|вт',
  'wednesday|τεταρτη|сред[ау]|ср',
  'thursday|πεμπτη|четверг|чт',
  'friday|παρασκευη|пятниц[ау]|пт',
  'saturday|σαββατο|суббот[ау]|сб',
  'sunday|κυριακη|воскресенье|вс',
]
/** Short names that are also other words, such as sun: they count where something beside them says so. */
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
  'jan(?:uary)?|ιανουαριου|январ[яь]',
  'feb(?:ruary)?|φεβρουαριου|феврал[яь]',
  'mar(?:ch)?|μαρτιου|марта',
  'apr(?:il)?|απριλιου|апрел[яь]',
  'may|μαιου|мая',
  'june?|ιουνιου|июн[яь]',
  'july?|ιουλιου|июл[яь]',
  'aug(?:ust)?|αυγουστου|августа',
  'sep(?:t(?:ember)?)?|σεπτεμβριου|сентябр[яь]',
  'oct(?:ober)?|οκτωβριου|октябр[яь]',
  'nov(?:ember)?|νοεμβριου|ноябр[яь]',
  'dec(?:ember)?|δεκεμβριου|декабр[яь]',
]

/** Before a weekday or a date. */
export const onDay = 'on|by|την?|το|στισ|στην?|στο|во?|на'
export const thisDay = 'this|αυτην? την?|αυτο το|(?:во? )?(?:этот|эту|это)'
export const nextDay =
  'next|(?:την? |το )?(?:επομενη|επομενο|αλλη|αλλο)|(?:во? )?следующ(?:ии|ую|ее)'
export const nextWeek = 'next week|(?:την? )?(?:επομενη|αλλη) (?:ε?βδομαδα)|на следующеи неделе'

/** Before an amount of days, hours and so on that lie ahead. */
export const within = 'in|σε|через'
export const few: readonly [pattern: string, count: number][] = [
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

/** Before an hour. */
export const atHour = 'at|στισ|στη|во?'
export const morning = 'am|a\\.m\\.|πμ|π\\.μ\\.|το πρωι|утра'
export const afternoon = 'pm|p\\.m\\.|μμ|μ\\.μ\\.|το μεσημερι|το απογευμα|το βραδυ|дня|вечера'
export const oclock = 'o.clock|час(?:а|ов)?|ч'
