import { addDays, agencyToday } from '#kit/clock.ts'

/** When a task is due. The week ends on Sunday. */
export function dueGroup(date: string | null) {
  if (date === null) return 'undated'
  const [day, today] = [date.slice(0, 10), agencyToday()]
  if (day < today) return 'overdue'
  if (day === today) return 'today'
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return day <= addDays(today, (7 - weekday) % 7) ? 'week' : 'later'
}
