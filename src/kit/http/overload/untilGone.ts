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

/** What is to be done once a response is closed. One listener for all: a streamed answer has nine others. */
const works = new WeakMap<object, (() => void)[]>()

/** Runs `work` when the answer is sent or the client has disconnected, or at once if that was so. */
export function onceGone({ raw }: FastifyReply, work: () => void): void {
  if (raw.destroyed) return work()
  const others = works.get(raw)
  if (others) return void others.push(work)
  const all = [work]
  works.set(raw, all)
  raw.once('close', () => {
    for (const each of all) each()
  })
}
