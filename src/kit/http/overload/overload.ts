// So many requests are worked on at once and so many wait; what is beyond that is told to come back.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { isUnder } from '../routePath.ts'
import { onceGone } from './untilGone.ts'

export type WorkLimits = {
  /** Handlers at work; the connections to the database are fewer. */
  atOnce: number
  /** Requests that wait for them. */
  waiting: number
  /** Milliseconds that one waits. */
  patience: number
}

const usual: WorkLimits = { atOnce: 40, waiting: 1000, patience: 20_000 }

const busy = () => new Problem(503, { detail: 'problem.busy', extra: { retryAfter: 5 } })

type Waiting = { go: () => void }

class Work {
  #underway = 0
  readonly #waiting = new Set<Waiting>()
  readonly #limits: WorkLimits

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  get isFull(): boolean {
    return this.#waiting.size >= this.#limits.waiting
  }

  /** Answers what to call when the work is done; rejects when it does not begin in time. */
  async begin(): Promise<() => void> {
    if (this.#underway < this.#limits.atOnce) this.#underway++
    else await this.#turn()
    let done = false
    return () => {
      if (!done) this.#next()
      done = true
    }
  }

  #turn(): Promise<void> {
    if (this.isFull) throw busy()
    return new Promise((resolve, reject) => {
      const one: Waiting = { go: resolve }
      this.#waiting.add(one)
      const late = setTimeout(
        () => this.#waiting.delete(one) && reject(busy()),
        this.#limits.patience,
      )
      one.go = () => (clearTimeout(late), resolve())
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

/** The place that one request has among those that are worked on, until it is answered. */
class Place {
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

  /** Takes none any more. */
  end(): void {
    this.#isOver = true
    this.leave()
  }
}

const places = new WeakMap<FastifyRequest, Place>()

/**
 * Does something that takes long without keeping others from work: a delay, a call to elsewhere, heavy work that has
 * a limit of its own. The request gives up its place for that time, and waits for one again afterwards.
 */
export async function outsideWork<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const place = places.get(request)
  place?.leave()
  const done = await work()
  // What failed has nothing left to do.
  await place?.take()
  return done
}

/**
 * A request waits once its body is there and is done when its answer is ready to be sent, so that slow
 * senders and readers keep nobody from work. Health, metrics and static files never wait.
 */
export function limitWork(server: FastifyInstance, limits: WorkLimits = usual): void {
  const work = new Work(limits)
  let closing = false
  server.addHook('preClose', async () => void (closing = true))

  // Before anybody is asked who it is, so that refusing costs nothing.
  server.addHook('onRequest', async (request) => {
    if (isWork(request) && (closing || work.isFull)) throw busy()
  })
  server.addHook('preHandler', async (request, reply) => {
    if (!isWork(request) || request.isMultipart()) return
    const place = new Place(work)
    await place.take()
    places.set(request, place)
    onceGone(reply, () => place.end())
  })
  server.addHook('onSend', async (request) => places.get(request)?.end())
}

const isWork = (request: FastifyRequest) =>
  isUnder(request, '/api', '/site', '/calendar', '/sitemap.xml')
