// Sends calendars to the process that reads them (calendar.process.ts).
import { join } from 'node:path'
import { TookTooMuch, boundedProcess } from '#kit/processes/boundedProcess.ts'
import type { Numbered } from '#kit/processes/sideProcess.ts'
import type { Failure } from './calendarFailure.contract.ts'
import type { FoundCalendar } from './foundDays.ts'

/** `bytes` are latin1 characters, since folding may cut a letter in two. */
type ReadJob = { bytes: string; today: string }
type ReadResult = { read?: FoundCalendar; failure?: Failure }
export type CalendarTask = Numbered<ReadJob>
export type CalendarAnswer = Numbered<ReadResult>

/** Largest calendar in bytes. */
export const mostBytes = 5_000_000

/** Returns the days that end after `today`, or why nothing could be read. */
export function calendarReader(patience: number) {
  const ask = boundedProcess<ReadJob, ReadResult>({
    name: 'reading calendars',
    file: join(import.meta.dirname, 'calendar.process.ts'),
    patience,
    megabytes: 500,
  })
  return async (bytes: Buffer, today: string): Promise<FoundCalendar | Failure> => {
    if (bytes.length > mostBytes) return 'large'
    const task = { bytes: bytes.toString('latin1'), today }
    const { read, failure } = await ask(task).catch((error: unknown): ReadResult => {
      if (error instanceof TookTooMuch) return { failure: 'broken' }
      throw error
    })
    return read ?? failure ?? 'broken'
  }
}

export const usualPatience = 15_000

export const readCalendar = calendarReader(usualPatience)
