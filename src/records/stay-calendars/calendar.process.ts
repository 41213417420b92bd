// The process that reads calendars. It ends when the server does.
import type { CalendarAnswer, CalendarTask } from './readCalendar.ts'
import { NotRead, parseCalendar } from './parseCalendar.ts'

process.on('message', ({ id, bytes, today }: CalendarTask) => {
  const answer = (what: Omit<CalendarAnswer, 'id'>) => process.send?.({ id, ...what })
  try {
    answer({ read: parseCalendar(Buffer.from(bytes, 'latin1'), today) })
  } catch (error) {
    answer({ failure: error instanceof NotRead ? error.failure : 'broken' })
  }
})
process.on('disconnect', () => process.exit())
