// A request's turn at a gate: it keeps no place among those that are worked on while it waits.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Gate } from './gate.ts'
import { networksOf } from '../outside/networks.ts'
import { outsideWork } from './overload.ts'
import { onceGone, untilGone } from './untilGone.ts'

/**
 * Long lists and workbooks are read a few at once: each keeps a connection for as long as its reader takes, and the
 * connections are there for everybody.
 */
export const longReads = new Gate({ atOnce: 4, waitingEach: 20, waiting: 200 })

const personOf = ({ actor, ip }: FastifyRequest) => actor?.accountId ?? networksOf(ip).near

/** Who leaves while waiting gets no turn; it is over at the latest when the connection is. */
async function enter(request: FastifyRequest, reply: FastifyReply, gate: Gate) {
  const over = await gate.enter(personOf(request), untilGone(reply))
  onceGone(reply, over)
  return over
}

/** For an answer that is made while it is sent: answers what to call once all of it is there. */
export const takeTurn = (request: FastifyRequest, reply: FastifyReply, gate: Gate) =>
  outsideWork(request, () => enter(request, reply, gate))

/** Does heavy work when it is this person's turn, outside of the places of others. */
export const inTurn = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  gate: Gate,
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
