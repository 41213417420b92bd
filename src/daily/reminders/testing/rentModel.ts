// A plain model of the rules for rents, to check the product's SQL against.

export type Tenancy = {
  start: string | null
  end: string | null
  /** 0 is the last day of the month, −n is n days before it, otherwise a day of the month. */
  payment: number
}
export type ExpectedReminder = { dueDay: string; step: number }

const steps = [7, 4, 2, 0]

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Payment days of a year, month by month. */
function paymentDays(payment: number, year: number): string[] {
  return lengths.map((usual, month) => {
    const length = month === 1 && isLeap(year) ? 29 : usual
    let day = payment > 0 ? payment : length + payment
    while (day > length) day--
    while (day < 1) day++
    return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  })
}

/** Expected reminders of a tenancy on one day. */
export function remindersOn(day: string, { start, end, payment }: Tenancy): ExpectedReminder[] {
  return steps.flatMap((step) => {
    const dueDay = plusDays(day, step)
    const isTenant = (start ?? '0') <= dueDay && dueDay <= (end ?? '9')
    const isDue = paymentDays(payment, Number(dueDay.slice(0, 4))).includes(dueDay)
    return isTenant && isDue ? [{ dueDay, step }] : []
  })
}
