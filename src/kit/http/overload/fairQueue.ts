// A queue in which visitors take turns, however many requests each of them has waiting.
import { Problem } from '../problem.ts'

export type Share = {
  /** Running at once, in all. */
  atOnce: number
  /** Running at once, per visitor. */
  atOnceEach: number
  /** Waiting, in all. */
  waiting: number
  /** Waiting, per visitor. */
  waitingEach: number
}

/** A person, or a network. `wide` is the larger network that a provider gives to one customer, else the same. */
export type Visitor = { near: string; wide: string }

type Refusals = { own: () => Problem; all: () => Problem }

/** A wide network may have as much as so many near ones. */
const nearInWide = 4

/** For a client that is no longer connected; nobody reads it. */
const clientGone = () => new Problem(408)

type Waiter = { visitor: Visitor; go: () => void; refuse: (why: Problem) => void }
type Wait = { left?: AbortSignal | undefined; patience?: number }

export class FairQueue {
  readonly #share: Share
  readonly #refusals: Refusals
  readonly #inside = new Counts()
  readonly #waiting = new Counts()
  /** Waiters by wide and by near network. Whose turn is next comes first. */
  readonly #lines = new Map<string, Map<string, Set<Waiter>>>()

  /** `own` is thrown when this visitor has too many waiting, `all` when the queue is full or the wait too long. */
  constructor(share: Share, refusals: Refusals) {
    this.#share = share
    this.#refusals = refusals
  }

  get underway(): number {
    return this.#inside.all
  }

  get waiting(): number {
    return this.#waiting.all
  }

  /** Why a visitor who came now could not even wait. */
  refusalOf(visitor: Visitor): Problem | undefined {
    if (this.#mayEnter(visitor)) return undefined
    if (!this.#waiting.isBelow(visitor, this.#share.waitingEach)) return this.#refusals.own()
    if (this.waiting >= this.#share.waiting && !this.#longestLineBeyond(visitor))
      return this.#refusals.all()
    return undefined
  }

  /**
   * Waits for this visitor's turn. Returns the function to call when the work is over; calling it twice is harmless.
   * Whoever has most waiting gives up a place in a full queue to others. `left` aborts when the client disconnects,
   * which ends the waiting, and so does `patience`, in milliseconds.
   */
  async enter(visitor: Visitor, { left, patience }: Wait = {}): Promise<() => void> {
    if (left?.aborted) throw clientGone()
    if (this.#mayEnter(visitor)) this.#inside.add(visitor)
    else await this.#waitForTurn(visitor, left, patience)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#inside.remove(visitor)
      this.#admitNext()
    }
  }

  #mayEnter(visitor: Visitor): boolean {
    const { atOnce, atOnceEach } = this.#share
    return this.#inside.all < atOnce && this.#inside.isBelow(visitor, atOnceEach)
  }

  #waitForTurn(visitor: Visitor, left?: AbortSignal, patience?: number): Promise<void> {
    const refusal = this.refusalOf(visitor)
    if (refusal) throw refusal
    if (this.waiting >= this.#share.waiting)
      [...this.#longestLineBeyond(visitor)!].at(-1)!.refuse(this.#refusals.all())
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(late)
        left?.removeEventListener('abort', leave)
        this.#remove(waiter)
      }
      const waiter: Waiter = {
        visitor,
        go: () => (end(), resolve()),
        refuse: (why) => (end(), reject(why)),
      }
      const leave = () => waiter.refuse(clientGone())
      const late =
        patience === undefined
          ? undefined
          : setTimeout(() => waiter.refuse(this.#refusals.all()), patience)
      left?.addEventListener('abort', leave, { once: true })
      this.#add(waiter)
    })
  }

  #add(waiter: Waiter): void {
    const { near, wide } = waiter.visitor
    const lines = this.#lines.get(wide) ?? new Map<string, Set<Waiter>>()
    this.#lines.set(wide, lines.set(near, (lines.get(near) ?? new Set()).add(waiter)))
    this.#waiting.add(waiter.visitor)
  }

  #remove(waiter: Waiter): void {
    const { near, wide } = waiter.visitor
    const lines = this.#lines.get(wide)!
    const line = lines.get(near)!
    line.delete(waiter)
    if (line.size === 0) lines.delete(near)
    if (lines.size === 0) this.#lines.delete(wide)
    this.#waiting.remove(waiter.visitor)
  }

  #admitNext(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#inside.add(next.visitor)
      next.go()
      this.#moveBehindOthers(next.visitor)
    }
  }

  #next(): Waiter | undefined {
    for (const lines of this.#lines.values())
      for (const [waiter] of lines.values())
        if (waiter && this.#mayEnter(waiter.visitor)) return waiter
    return undefined
  }

  #moveBehindOthers({ near, wide }: Visitor): void {
    const lines = this.#lines.get(wide)
    if (!lines) return
    moveToEnd(lines, near)
    moveToEnd(this.#lines, wide)
  }

  /** The longest line of whoever has the most waiting, if that is more than this visitor would have. */
  #longestLineBeyond({ wide }: Visitor): Set<Waiter> | undefined {
    let most = this.#waiting.of(wide) + 1
    let largest: Map<string, Set<Waiter>> | undefined
    for (const [other, lines] of this.#lines)
      if (this.#waiting.of(other) > most) {
        most = this.#waiting.of(other)
        largest = lines
      }
    return largest && [...largest.values()].reduce((one, two) => (two.size > one.size ? two : one))
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

/** Counts by near and by wide network. */
class Counts {
  all = 0
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  isBelow({ near, wide }: Visitor, each: number): boolean {
    return this.of(near) < each && (near === wide || this.of(wide) < each * nearInWide)
  }

  add(visitor: Visitor): void {
    this.#change(visitor, 1)
  }

  remove(visitor: Visitor): void {
    this.#change(visitor, -1)
  }

  #change({ near, wide }: Visitor, by: number): void {
    this.all += by
    for (const key of new Set([near, wide])) {
      const count = this.of(key) + by
      if (count > 0) this.#counts.set(key, count)
      else this.#counts.delete(key)
    }
  }
}
