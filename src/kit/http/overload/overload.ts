// Limits how many requests run and wait at once; further ones are answered 503 and told to retry.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { isUnder } from '../routePath.ts'
import { onceGone } from './untilGone.ts'

export type WorkLimits = {
  /** Handlers running at once. There are fewer database connections. */
  atOnce: number
  /** Requests waiting to run. */
  waiting: number
  /** Milliseconds that a request waits at most. */
  patience: number
}

const usual: WorkLimits = { atOnce: 40, waiting: 1000, patience: 20_000 }

const busy = () => new Problem(503, { detail: 'problem.busy', extra: { retryAfter: 5 } })

type Waiter = { go: () => void }

/** How busy the server is. */
export type WorkState = {
  /** Requests that run. */
  readonly underway: number
  /** Requests that wait to run. */
  readonly waiting: number
  /** Requests refused since the start because too many waited, or one for too long. */
  readonly refused: number
}

declare module 'fastify' {
  interface FastifyInstance {
    work: WorkState
  }
}

class Work implements WorkState {
  #underway = 0
  #refused = 0
  readonly #waiting = new Set<Waiter>()
  readonly #limits: WorkLimits

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  get underway(): number {
    return this.#underway
  }

  get waiting(): number {
    return this.#waiting.size
  }

  get refused(): number {
    return this.#refused
  }

  refuse(): Problem {
    this.#refused++
    return busy()
  }

  get isFull(): boolean {
    return this.#waiting.size >= this.#limits.waiting
  }

  /** Returns the function to call when the work is done; rejects if it cannot begin in time. */
  async begin(): Promise<() => void> {
    if (this.#underway < this.#limits.atOnce) this.#underway++
    else await this.#waitForTurn()
    let done = false
    return () => {
      if (!done) this.#next()
      done = true
    }
  }

  #waitForTurn(): Promise<void> {
    if (this.isFull) throw this.refuse()
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { go: resolve }
      this.#waiting.add(waiter)
      const late = setTimeout(
        () => this.#waiting.delete(waiter) && reject(this.refuse()),
        this.#limits.patience,
      )
      waiter.go = () => (clearTimeout(late), resolve())
    })
  }

  #next() {
    const [first] = this.#waiting
    if (first) {
      this.#waiting.delete(first)
      first.go()
    } else this.#underway--
  }
}

/** The slot of one request among those that run, until it is answered. */
class Slot {
  readonly #work: Work
  #done: (() => void) | undefined
  #isOver = false

  constructor(work: Work) {
    this.#work = work
  }

  async take(): Promise<void> {
    if (this.#isOver) return
    const done = await this.#work.begin()
    if (this.#isOver) done()
    else this.#done = done
  }

  leave(): void {
    this.#done?.()
    this.#done = undefined
  }

  /** Leaves for good: `take` does nothing from then on. */
  end(): void {
    this.#isOver = true
    this.leave()
  }
}

const slots = new WeakMap<FastifyRequest, Slot>()

/**
 * For slow work that should not count as running: a delay, a call to another server, heavy work with a limit of its
 * own. The request gives up its slot meanwhile, and waits for a new one afterwards.
 */
export async function outsideWork<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const slot = slots.get(request)
  slot?.leave()
  // If the work fails, the request needs no slot any more.
  const result = await work()
  await slot?.take()
  return result
}

/**
 * Requests hold a slot from the time their body has arrived until their answer is ready to be sent, so that slow
 * clients hold none. Health checks, metrics and static files never wait.
 */
export function limitWork(server: FastifyInstance, limits: WorkLimits = usual): void {
  const work = new Work(limits)
  server.decorate('work', work)
  let closing = false
  server.addHook('preClose', async () => void (closing = true))

  // Runs before the session is looked up, so that refusing costs nothing.
  server.addHook('onRequest', async (request) => {
    if (isLimited(request) && (closing || work.isFull)) throw work.refuse()
  })
  server.addHook('preHandler', async (request, reply) => {
    if (!isLimited(request) || request.isMultipart()) return
    const slot = new Slot(work)
    await slot.take()
    slots.set(request, slot)
    onceGone(reply, () => slot.end())
  })
  server.addHook('onSend', async (request) => slots.get(request)?.end())
}

const isLimited = (request: FastifyRequest) =>
  isUnder(request, '/api', '/site', '/calendar', '/feeds', '/sitemap.xml')
