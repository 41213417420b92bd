import type { WorkLimits } from '#kit/http/overload/overload.ts'

/** The same limits for everybody, none of whom has more of a share than all together. */
export function limitsOfAll(limits: {
  atOnce: number
  waiting: number
  patience: number
}): WorkLimits {
  const { atOnce, waiting, patience } = limits
  const share = { atOnce, atOnceEach: atOnce, waiting, waitingEach: waiting }
  return { staff: share, known: share, stranger: share, patience }
}
