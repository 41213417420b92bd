// The clock on the agency's wall: what people mean by "today" and by the times they enter.

// Swedish writes dates as the calls carry them: YYYY-MM-DD HH:mm:ss.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** YYYY-MM-DDTHH:mm:ss in Athens. */
export const agencyNow = (at = new Date()): string => clock.format(at).replace(' ', 'T')

/** YYYY-MM-DD in Athens, `days` from then. */
export function agencyDay(days = 0, at = new Date()): string {
  const day = new Date(`${agencyNow(at).slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
