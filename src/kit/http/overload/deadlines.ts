// Closes connections whose request body arrives too slowly.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds. */
export type Deadlines = {
  /** For all headers of a request. */
  headers: number
  /** Without a single new byte of a body. */
  idle: number
  /** For a whole body. Does not apply to uploads, which only must not be idle. */
  body: number
  /** Interval of the checks. */
  every: number
}

export const usualDeadlines: Deadlines = {
  headers: 15_000,
  idle: 20_000,
  body: 60_000,
  every: 2_000,
}

/** `late` returns the raw HTTP response for a client that is too slow. */
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
    // A paused socket means that the server is not reading: that is not the client's fault.
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
