// Closes connections whose request body arrives too slowly.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds. */
export type Deadlines = {
  /** For all headers of a request. */
  headers: number
  /** Without a single new byte of a body. */
  idle: number
  /** For a whole body. */
  body: number
  /** Bytes per second on average that an upload may take longer by; a file may be large and a network slow. */
  uploadRate: number
  /** For the rest of a body whose answer was already sent. */
  rest: number
  /** Interval of the checks. */
  every: number
}

export const usualDeadlines: Deadlines = {
  headers: 15_000,
  idle: 20_000,
  body: 60_000,
  uploadRate: 1_000,
  rest: 10_000,
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

/** Whether the caller calls its body so. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/') ?? false

export const isUpload = (request: FastifyRequest): boolean =>
  request.routeOptions.config.takesFiles === true && isMultipart(request)

function watch(
  request: FastifyRequest,
  reply: FastifyReply,
  { idle, body, uploadRate, rest, every }: Deadlines,
  late: (request: FastifyRequest) => string,
) {
  const { raw } = request
  const { socket } = raw
  const hasFiles = isUpload(request)
  const begun = performance.now()
  const bytesBefore = socket.bytesRead
  let bytes = bytesBefore
  let moved = begun
  let checked = begun
  let paused = 0
  let answered: number | undefined
  const isInTime = (now: number) => {
    if (answered !== undefined) return now - answered < rest
    const more = hasFiles ? ((bytes - bytesBefore) / uploadRate) * 1000 + paused : 0
    return now - moved < idle && now - begun < body + more
  }
  const check = setInterval(() => {
    const now = performance.now()
    // A paused socket means that the server is not reading: that is not the client's fault.
    if (socket.isPaused()) paused += now - checked
    checked = now
    if (socket.bytesRead !== bytes || socket.isPaused()) moved = now
    bytes = socket.bytesRead
    if (reply.raw.writableEnded) answered ??= now
    if (isInTime(now)) return
    stop()
    if (!reply.raw.headersSent) socket.write(late(request))
    socket.destroySoon()
    raw.destroy()
  }, every).unref()
  const stop = () => clearInterval(check)
  raw.once('end', stop)
  raw.once('close', stop)
}
