// Limits how many requests run and wait at once; further ones are answered 503 and told to retry.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networksOf } from '../outside/networks.ts'
import { Problem } from '../problem.ts'
import { isUnder } from '../routePath.ts'
import { isUpload } from './deadlines.ts'
import { FairQueue } from './fairQueue.ts'
import type { Share, Visitor } from './fairQueue.ts'
import { onceGone, untilGone } from './untilGone.ts'

/** Each lane has slots and a waiting room of its own, so that no crowd in one holds up the others. */
const lanes = ['staff', 'known', 'stranger'] as const
export type Lane = (typeof lanes)[number]

export type WorkLimits = Record<Lane, Share> & {
  /** Milliseconds that a request waits at most. */
  patience: number
}

/**
 * There are fewer database connections than slots, so those without a session have few: each may use three connections,
 * and all of them together must leave some to staff.
 */
const outsiders: Share = { atOnce: 4, atOnceEach: 3, waiting: 300, waitingEach: 250 }
export const usualLimits: WorkLimits = {
  staff: { atOnce: 32, atOnceEach: 8, waiting: 600, waitingEach: 500 },
  known: outsiders,
  stranger: outsiders,
  patience: 20_000,
}

const busy = () => new Problem(503, { detail: 'problem.busy', extra: { retryAfter: 5 } })

/** How busy the server is. */
export type WorkState = {
  /** Requests that run. */
  readonly underway: number
  /** Requests that wait to run. */
  readonly waiting: number
  /** Requests refused since the start because too many waited, or one for too long. */
  readonly refused: number
  /** A 503 that counts as refused. */
  refuse(): Problem
}

declare module 'fastify' {
  interface FastifyInstance {
    work: WorkState
  }
}

class Work implements WorkState {
  #refused = 0
  readonly #queues: Record<Lane, FairQueue>
  readonly #patience: number

  constructor({ patience, ...shares }: WorkLimits) {
    const refuse = () => this.refuse()
    const queueOf = (lane: Lane) => new FairQueue(shares[lane], { own: refuse, all: refuse })
    this.#queues = {
      staff: queueOf('staff'),
      known: queueOf('known'),
      stranger: queueOf('stranger'),
    }
    this.#patience = patience
  }

  get underway(): number {
    return this.#sum((queue) => queue.underway)
  }

  get waiting(): number {
    return this.#sum((queue) => queue.waiting)
  }

  get refused(): number {
    return this.#refused
  }

  refuse(): Problem {
    this.#refused++
    return busy()
  }

  refusalOf(lane: Lane, visitor: Visitor): Problem | undefined {
    return this.#queues[lane].refusalOf(visitor)
  }

  /** Returns the function to call when the work is done; rejects if it cannot begin in time. */
  begin(lane: Lane, visitor: Visitor, left: AbortSignal): Promise<() => void> {
    return this.#queues[lane].enter(visitor, { left, patience: this.#patience })
  }

  #sum(count: (queue: FairQueue) => number): number {
    return lanes.reduce((sum, lane) => sum + count(this.#queues[lane]), 0)
  }
}

/** The slot of one request among those that run, until it is answered. */
class Slot {
  readonly #begin: () => Promise<() => void>
  #done: (() => void) | undefined
  #isOver = false

  constructor(begin: () => Promise<() => void>) {
    this.#begin = begin
  }

  async take(): Promise<void> {
    if (this.#isOver) return
    const done = await this.#begin()
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

/** Whom a request counts for: the person, or the network of who has no session. */
export function visitorOf({ actor, ip }: FastifyRequest): Visitor {
  if (actor) {
    const person = `person ${actor.accountId}`
    return { near: person, wide: person }
  }
  const { near, wide, isIPv6 } = networksOf(ip)
  return { near, wide: isIPv6 ? wide : near }
}

type WorkLimitOptions = {
  limits?: WorkLimits | undefined
  /** Asked once the session has been looked up. */
  laneOf?: ((request: FastifyRequest) => Lane) | undefined
}

/**
 * Requests hold a slot from the time their body has arrived until their answer is ready to be sent, so that slow
 * clients hold none. Health checks, metrics and static files never wait.
 */
export function limitWork(
  server: FastifyInstance,
  { limits = usualLimits, laneOf = () => 'stranger' }: WorkLimitOptions,
): void {
  const work = new Work(limits)
  server.decorate('work', work)
  let closing = false
  server.addHook('preClose', async () => void (closing = true))

  server.addHook('onRequest', async (request) => {
    if (isLimited(request) && closing) throw work.refuse()
  })
  // Before the body is read. It is known by now whose request it is.
  server.addHook('preParsing', async (request) => {
    const refusal = isLimited(request) && work.refusalOf(laneOf(request), visitorOf(request))
    if (refusal) throw refusal
  })
  server.addHook('preHandler', async (request, reply) => {
    if (!isLimited(request) || isUpload(request)) return
    await takeSlot(request, reply)
  })
  server.addHook('onSend', async (request) => slots.get(request)?.end())

  async function takeSlot(request: FastifyRequest, reply: FastifyReply) {
    const left = untilGone(reply)
    const slot = new Slot(() => work.begin(laneOf(request), visitorOf(request), left))
    await slot.take()
    slots.set(request, slot)
    onceGone(reply, () => slot.end())
  }
}

const isLimited = (request: FastifyRequest) =>
  isUnder(request, '/api', '/site', '/calendar', '/feeds', '/sitemap.xml')
