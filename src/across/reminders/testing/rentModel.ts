// The rules of rents in the plainest words there are, to hold the product's SQL against.

export type Tenancy = {
  start: string | null
  end: string | null
  /** 0 the last day of the month, −n n days before it, else a day of the month. */
  payment: number
}
export type Reminded = { dueDay: string; step: number }

const steps = [7, 4, 2, 0]

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Walks the months one by one. */
function paymentDays(payment: number, year: number): string[] {
  return lengths.map((usual, month) => {
    const length = month === 1 && isLeap(year) ? 29 : usual
    let day = payment > 0 ? payment : length + payment
    while (day > length) day--
    while (day < 1) day++
    return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  })
}

/** All that is to be said of one tenancy on one day. */
export function remindersOn(day: string, { start, end, payment }: Tenancy): Reminded[] {
  return steps.flatMap((step) => {
    const dueDay = plusDays(day, step)
    const lives = (start ?? '0') <= dueDay && dueDay <= (end ?? '9')
    const isPaid = paymentDays(payment, Number(dueDay.slice(0, 4))).includes(dueDay)
    return lives && isPaid ? [{ dueDay, step }] : []
  })
}
