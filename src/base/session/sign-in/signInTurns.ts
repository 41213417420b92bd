// The slow parts of a sign-in: the delay after many tries, and the password check, which is slow by design. Neither
// blocks other requests.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { outsideWork } from '#kit/http/overload/overload.ts'

const limits = { atOnce: 2, waitingEach: 20, waiting: 100 }
const strangers = new Gate(limits)
/** A queue of their own, so that strangers who fill theirs cannot keep known devices out. */
const knownDevices = new Gate(limits)

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

export type Turns = {
  pause: (milliseconds: number) => Promise<unknown>
  judge: <T>(isKnownDevice: boolean, work: () => Promise<T>) => Promise<T>
}

export const turnsOf = (request: FastifyRequest, reply: FastifyReply): Turns => ({
  pause: (milliseconds) => outsideWork(request, () => wait(milliseconds)),
  judge: (isKnownDevice, work) =>
    runInTurn(request, reply, isKnownDevice ? knownDevices : strangers, work),
})
