// Nobody keeps a connection by sending slowly: bodies arrive in time, or the connection ends.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds. */
export type Deadlines = {
  /** For all headers of a request. */
  headers: number
  /** Without a single byte of a body. */
  idle: number
  /** For a whole body, uploads aside: those only have to go on. */
  body: number
  /** How often it is looked. */
  every: number
}

export const usualDeadlines: Deadlines = {
  headers: 15_000,
  idle: 20_000,
  body: 60_000,
  every: 2_000,
}

/** `late` is the answer for who is too slow, as HTTP puts it on the wire. */
export function keepDeadlines(
  server: FastifyInstance,
  deadlines: Deadlines,
  late: (request: FastifyRequest) => string,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const { headers } = request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (hasBody && request.socket?.bytesRead !== undefined) watch(request, reply, deadlines, late)
  })
}

function watch(
  request: FastifyRequest,
  reply: FastifyReply,
  { idle, body, every }: Deadlines,
  late: (request: FastifyRequest) => string,
) {
  const { raw } = request
  const { socket } = raw
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false
  const begun = performance.now()
  let bytes = socket.bytesRead
  let moved = begun
  const check = setInterval(() => {
    const now = performance.now()
    // While we take nothing ourselves, they are not to blame.
    if (socket.bytesRead !== bytes || socket.isPaused()) moved = now
    bytes = socket.bytesRead
    if (now - moved < idle && (isUpload || now - begun < body)) return
    stop()
    if (!reply.raw.headersSent) socket.write(late(request))
    socket.destroySoon()
    raw.destroy()
  }, every).unref()
  const stop = () => clearInterval(check)
  raw.once('end', stop)
  raw.once('close', stop)
}
