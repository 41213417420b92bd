// Collects what could not be read of a calendar.
import type { Problem, ProblemKind } from '../calendarProblems.contract.ts'
import { isLost, mostProblems } from '../calendarProblems.contract.ts'

type At = { at: number; text: string }
/** Reports a problem, and its event. */
export type Report = (why: ProblemKind, line: At, event?: string | null) => void

const longest = 120

/** Lists some problems of each kind, first those that may leave out days. */
export function problemList() {
  const [lost, others]: [Problem[], Problem[]] = [[], []]
  const counts = { all: 0, lost: 0 }
  const report: Report = (why, { at, text }, event = null) => {
    counts.all++
    if (isLost(why)) counts.lost++
    const list = isLost(why) ? lost : others
    if (list.length === mostProblems) return
    list.push({ line: at, text: shown(text), event: event === null ? null : shown(event), why })
  }
  return {
    report,
    counts,
    shown: (): Problem[] => [...lost, ...others].slice(0, mostProblems),
  }
}

// PostgreSQL stores neither NUL nor half of a surrogate pair.
const shown = (text: string) => text.replaceAll('\0', '').slice(0, longest).toWellFormed().trim()
