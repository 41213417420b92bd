// Limits heavy work: jobs at once in all, per person (one by default), and the length of the queue.
import { Problem } from '../problem.ts'
import { FairQueue } from './fairQueue.ts'
import type { Share } from './fairQueue.ts'

type Limits = Omit<Share, 'atOnceEach'> & Partial<Pick<Share, 'atOnceEach'>>

/** Seconds, about as long as one job takes. */
const retryAfter = 10
const refusals = {
  own: () => new Problem(429, { detail: 'problem.gate.own', extra: { retryAfter } }),
  all: () => new Problem(503, { detail: 'problem.gate.full', extra: { retryAfter } }),
}

export class Gate extends FairQueue {
  constructor(limits: Limits) {
    super({ atOnceEach: 1, ...limits }, refusals)
  }
}
