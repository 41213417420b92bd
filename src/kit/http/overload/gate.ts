// For what takes long and much: so many at once in all, one at a time for each person, and a queue that has an end.
import { Problem } from '../problem.ts'

type Limits = {
  /** In all. */
  atOnce: number
  /** Of one person. */
  waitingEach: number
  /** Of all people. */
  waiting: number
}
type Waiting = { person: unknown; go: () => void }

/** In seconds: about as long as one of them takes. */
const retryAfter = 10
const ownFull = () => new Problem(429, { detail: 'problem.gate.own', extra: { retryAfter } })
const allFull = () => new Problem(503, { detail: 'problem.gate.full', extra: { retryAfter } })

/** The one who waited is away: nobody reads it. */
const gone = () => new Problem(408)

export class Gate {
  readonly #limits: Limits
  readonly #inside = new Set<unknown>()
  readonly #waiting = new Set<Waiting>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Waits for this person's turn, in the order in which they came; answers what to call when it is over, which may be
   * called more than once. 429 for whom has too many waiting, 503 where all have. `left` ends the waiting.
   */
  async enter(person: unknown, left?: AbortSignal): Promise<() => void> {
    if (left?.aborted) throw gone()
    if (this.#mayGoIn(person)) this.#inside.add(person)
    else await this.#turn(person, left)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#inside.delete(person)
      this.#letIn()
    }
  }

  #mayGoIn(person: unknown): boolean {
    return this.#inside.size < this.#limits.atOnce && !this.#inside.has(person)
  }

  #turn(person: unknown, left: AbortSignal | undefined): Promise<void> {
    const own = [...this.#waiting].filter((one) => one.person === person).length
    if (own >= this.#limits.waitingEach) throw ownFull()
    if (this.#waiting.size >= this.#limits.waiting) throw allFull()
    return new Promise((resolve, reject) => {
      const leave = () => this.#waiting.delete(one) && reject(gone())
      const one: Waiting = {
        person,
        go: () => {
          left?.removeEventListener('abort', leave)
          resolve()
        },
      }
      this.#waiting.add(one)
      left?.addEventListener('abort', leave, { once: true })
    })
  }

  #letIn(): void {
    for (const one of this.#waiting) {
      if (this.#inside.size >= this.#limits.atOnce) return
      if (!this.#mayGoIn(one.person)) continue
      this.#waiting.delete(one)
      this.#inside.add(one.person)
      one.go()
    }
  }
}
