// So many requests are worked on at once and so many wait; what is beyond that is told to come back.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

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

/**
 * A request waits once its body is there and is done when its answer is ready to be sent, so that slow
 * senders and readers keep nobody from work. Health, metrics and static files never wait.
 */
export function limitWork(server: FastifyInstance, limits: WorkLimits = usual): void {
  const work = new Work(limits)
  const underway = new WeakMap<FastifyRequest, () => void>()
  let closing = false
  server.addHook('preClose', async () => void (closing = true))

  // Before anybody is asked who it is, so that refusing costs nothing.
  server.addHook('onRequest', async (request) => {
    if (isWork(request) && (closing || work.isFull)) throw busy()
  })
  server.addHook('preHandler', async (request, reply) => {
    if (!isWork(request) || request.isMultipart()) return
    const done = await work.begin()
    underway.set(request, done)
    reply.raw.once('close', done)
    if (reply.raw.destroyed) done()
  })
  server.addHook('onSend', async (request) => underway.get(request)?.())
}

const isWork = ({ url }: FastifyRequest) => url.startsWith('/api/') || url.startsWith('/site')
