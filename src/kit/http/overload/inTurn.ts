// Lets a request wait for its turn at a gate, without counting as work under way while it waits.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Gate } from './gate.ts'
import type { FairQueue } from './fairQueue.ts'
import { outsideWork, visitorOf } from './overload.ts'
import { onceGone, untilGone } from './untilGone.ts'

/**
 * Limits how many long lists and workbooks are read at once: each holds a database connection until its client has read
 * everything.
 */
export const longReads = new Gate({ atOnce: 4, waitingEach: 20, waiting: 200 })

/** A client that disconnects while waiting gets no turn. A turn ends at the latest with the connection. */
async function enter(request: FastifyRequest, reply: FastifyReply, gate: FairQueue) {
  const over = await gate.enter(visitorOf(request), { left: untilGone(reply) })
  onceGone(reply, over)
  return over
}

/** For an answer that is made while it is sent. Returns the function to call once all of it is made. */
export const takeTurn = (request: FastifyRequest, reply: FastifyReply, gate: FairQueue) =>
  outsideWork(request, () => enter(request, reply, gate))

/** Does heavy work when it is this person's turn. It does not count towards the limit on requests under way. */
export const runInTurn = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  gate: FairQueue,
  work: () => Promise<T>,
): Promise<T> =>
  outsideWork(request, async () => {
    const over = await enter(request, reply, gate)
    try {
      return await work()
    } finally {
      over()
    }
  })
