import type { FastifyReply } from 'fastify'

const signals = new WeakMap<FastifyReply, AbortSignal>()

/** Aborted once the answer is sent, or whoever asked is away; one for all who want to know it of a reply. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply)
  if (known) return known
  const gone = new AbortController()
  signals.set(reply, gone.signal)
  if (reply.raw.destroyed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** Does it then, or at once where that is over. */
export function onceGone(reply: FastifyReply, work: () => void): void {
  const signal = untilGone(reply)
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true })
}
