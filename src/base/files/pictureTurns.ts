// Queue for reducing pictures, which takes a core for a while: separate from the queue of requests, and fair, so that a crowd
// of visitors does not hold up staff.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Turn } from '#kit/files/thumbnail.ts'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

const ofStaff = new Gate({ atOnce: 4, atOnceEach: 3, waiting: 1000, waitingEach: 500 })
const ofVisitors = new Gate({ atOnce: 2, atOnceEach: 1, waiting: 500, waitingEach: 250 })

export const pictureTurn =
  (request: FastifyRequest, reply: FastifyReply): Turn =>
  (work) =>
    runInTurn(request, reply, staff.allows(request.actor) ? ofStaff : ofVisitors, work)
