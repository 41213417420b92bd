import type { FastifyReply } from 'fastify'

const signals = new WeakMap<FastifyReply, AbortSignal>()

/** Aborts once the answer is sent or the client has disconnected. Calls for the same reply get the same signal. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const existing = signals.get(reply)
  if (existing) return existing
  const gone = new AbortController()
  signals.set(reply, gone.signal)
  if (reply.raw.destroyed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** Runs `work` when `untilGone` aborts, or at once if it has. */
export function onceGone(reply: FastifyReply, work: () => void): void {
  const signal = untilGone(reply)
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true })
}
