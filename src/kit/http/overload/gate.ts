// Limits heavy work: so many jobs at once in all, one at a time per person, and a queue of limited length.
import { Problem } from '../problem.ts'

type Limits = {
  /** Running at once, in all. */
  atOnce: number
  /** Waiting, per person. */
  waitingEach: number
  /** Waiting, in all. */
  waiting: number
}
type Waiter = { person: unknown; go: () => void }

/** Seconds, about as long as one job takes. */
const retryAfter = 10
const ownFull = () => new Problem(429, { detail: 'problem.gate.own', extra: { retryAfter } })
const allFull = () => new Problem(503, { detail: 'problem.gate.full', extra: { retryAfter } })

/** For a client that is no longer connected; nobody reads it. */
const clientGone = () => new Problem(408)

export class Gate {
  readonly #limits: Limits
  readonly #inside = new Set<unknown>()
  readonly #waiting = new Set<Waiter>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Waits for this person's turn, first come, first served. Returns the function to call when the work is over; calling
   * it twice is harmless. Throws 429 if this person has too many waiting, 503 if the queue is full. `left` aborts when
   * the client disconnects, which ends the waiting.
   */
  async enter(person: unknown, left?: AbortSignal): Promise<() => void> {
    if (left?.aborted) throw clientGone()
    if (this.#mayEnter(person)) this.#inside.add(person)
    else await this.#waitForTurn(person, left)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#inside.delete(person)
      this.#admitNext()
    }
  }

  #mayEnter(person: unknown): boolean {
    return this.#inside.size < this.#limits.atOnce && !this.#inside.has(person)
  }

  #waitForTurn(person: unknown, left: AbortSignal | undefined): Promise<void> {
    const own = [...this.#waiting].filter((waiter) => waiter.person === person).length
    if (own >= this.#limits.waitingEach) throw ownFull()
    if (this.#waiting.size >= this.#limits.waiting) throw allFull()
    return new Promise((resolve, reject) => {
      const leave = () => this.#waiting.delete(waiter) && reject(clientGone())
      const waiter: Waiter = {
        person,
        go: () => {
          left?.removeEventListener('abort', leave)
          resolve()
        },
      }
      this.#waiting.add(waiter)
      left?.addEventListener('abort', leave, { once: true })
    })
  }

  #admitNext(): void {
    for (const waiter of this.#waiting) {
      if (this.#inside.size >= this.#limits.atOnce) return
      if (!this.#mayEnter(waiter.person)) continue
      this.#waiting.delete(waiter)
      this.#inside.add(waiter.person)
      waiter.go()
    }
  }
}
