import type { FastifyReply } from 'fastify'

const signals = new WeakMap<FastifyReply, AbortSignal>()

/** Aborts once the answer is sent or the client has disconnected. Calls for the same reply get the same signal. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const existing = signals.get(reply)
  if (existing) return existing
  const gone = new AbortController()
  signals.set(reply, gone.signal)
  onceGone(reply, () => gone.abort())
  return gone.signal
}

/** Runs `work` when the answer is sent or the client has disconnected, or at once if that was so. */
export function onceGone({ raw }: FastifyReply, work: () => void): void {
  if (raw.destroyed) work()
  else raw.once('close', work)
}
