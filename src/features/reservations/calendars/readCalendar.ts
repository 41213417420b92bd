// Asks the process in which calendars are read (calendar.process.ts).
import { join } from 'node:path'
import { SideProcessEnded, sideProcess } from '#kit/jobs/sideProcess.ts'
import type { Numbered } from '#kit/jobs/sideProcess.ts'
import type { Failure } from './calendarFailure.contract.ts'
import type { FoundDays } from './foundDays.ts'

type Task = { text: string; today: string }
type Answer = { days?: FoundDays[]; failure?: Failure }
export type CalendarTask = Numbered<Task>
export type CalendarAnswer = Numbered<Answer>

/** Bytes of a calendar. */
export const mostBytes = 5_000_000

/** Answers the days that end after `today`, or why there are none. */
export function calendarReader(patience: number) {
  const ask = sideProcess<Task, Answer>({
    name: 'reading calendars',
    file: join(import.meta.dirname, 'calendar.process.ts'),
    stderr: 'ignore',
    patience,
    idle: 30_000,
  })
  return async (bytes: Buffer, today: string): Promise<FoundDays[] | Failure> => {
    if (bytes.length > mostBytes) return 'large'
    const text = new TextDecoder().decode(bytes)
    try {
      const { days, failure } = await ask({ text, today })
      return days ?? failure ?? 'broken'
    } catch (error) {
      if (error instanceof SideProcessEnded) return 'broken'
      throw error
    }
  }
}

export const usualPatience = 15_000

export const readCalendar = calendarReader(usualPatience)
