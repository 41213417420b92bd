import type { WorkLimits } from '#kit/http/overload/overload.ts'

/** The same limits for all lanes. A single visitor may use all of a lane. */
export function limitsOfAll(limits: {
  atOnce: number
  waiting: number
  patience: number
}): WorkLimits {
  const { atOnce, waiting, patience } = limits
  const share = { atOnce, atOnceEach: atOnce, waiting, waitingEach: waiting }
  return { staff: share, known: share, stranger: share, patience }
}
