// Asks the process in which calendars are read (calendar.process.ts).
import { join } from 'node:path'
import { TookTooMuch, boundedProcess } from '#kit/processes/boundedProcess.ts'
import type { Numbered } from '#kit/processes/sideProcess.ts'
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
  const ask = boundedProcess<Task, Answer>({
    name: 'reading calendars',
    file: join(import.meta.dirname, 'calendar.process.ts'),
    patience,
    megabytes: 500,
  })
  return async (bytes: Buffer, today: string): Promise<FoundCalendar | Failure> => {
    if (bytes.length > mostBytes) return 'large'
    const task = { bytes: bytes.toString('latin1'), today }
    const { read, failure } = await ask(task).catch((error: unknown): Answer => {
      if (error instanceof TookTooMuch) return { failure: 'broken' }
      throw error
    })
    return read ?? failure ?? 'broken'
  }
}

export const usualPatience = 15_000

export const readCalendar = calendarReader(usualPatience)
