// What of a calendar could not be read.
import type { Problem, ProblemKind } from '../calendarProblems.contract.ts'
import { isLost, mostProblems } from '../calendarProblems.contract.ts'

type At = { at: number; text: string }
/** Notes one thing that could not be read, and in which event. */
export type Report = (why: ProblemKind, line: At, event?: string | null) => void

const longest = 120

/** Keeps some of each sort, those by which days may be missing first. */
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

// The database stores no such sign, nor halves of one.
const shown = (text: string) => text.replaceAll('\0', '').slice(0, longest).toWellFormed().trim()
