// Asks the process in which calendars are read (calendar.process.ts).
import { join } from 'node:path'
import { SideProcessEnded, sideProcess } from '#kit/jobs/sideProcess.ts'
import type { Numbered } from '#kit/jobs/sideProcess.ts'
import type { Failure } from './calendarFailure.contract.ts'
import type { FoundCalendar } from './foundDays.ts'

/** Bytes as characters of latin1: a letter may be cut in two by folding. */
type Task = { bytes: string; today: string }
type Answer = { read?: FoundCalendar; failure?: Failure }
export type CalendarTask = Numbered<Task>
export type CalendarAnswer = Numbered<Answer>

/** Bytes of a calendar. */
export const mostBytes = 5_000_000

/** Answers what ends after `today`, or why nothing could be read. */
export function calendarReader(patience: number) {
  const ask = sideProcess<Task, Answer>({
    name: 'reading calendars',
    file: join(import.meta.dirname, 'calendar.process.ts'),
    stderr: 'ignore',
    patience,
    idle: 30_000,
  })
  const read = async (bytes: Buffer, today: string): Promise<FoundCalendar | Failure> => {
    try {
      const answer = await ask({ bytes: bytes.toString('latin1'), today })
      return answer.read ?? answer.failure ?? 'broken'
    } catch (error) {
      if (error instanceof SideProcessEnded) return 'broken'
      throw error
    }
  }
  // One at a time: one that is ended takes no other along.
  let last: Promise<unknown> = Promise.resolve()
  return (bytes: Buffer, today: string): Promise<FoundCalendar | Failure> => {
    if (bytes.length > mostBytes) return Promise.resolve('large')
    const reading = last.then(() => read(bytes, today))
    last = reading.catch(() => {})
    return reading
  }
}

export const usualPatience = 15_000

export const readCalendar = calendarReader(usualPatience)
