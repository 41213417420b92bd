// A large answer that is the same for every caller and rarely changes: its JSON and a compressed form are made once.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const packed = promisify(gzip)

export class PackedAnswer {
  readonly #json: Buffer
  readonly #gzip: Buffer
  readonly #tag: string

  private constructor(json: Buffer, zipped: Buffer) {
    this.#json = json
    this.#gzip = zipped
    this.#tag = createHash('sha256').update(json).digest('base64url').slice(0, 27)
  }

  static async of(json: string): Promise<PackedAnswer> {
    const bytes = Buffer.from(json)
    return new PackedAnswer(bytes, await packed(bytes))
  }

  /** Browsers cache it, and revalidate it each time. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const tag = `W/"${this.#tag}"`
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag))
      return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (!takesGzip(request)) return reply.send(this.#json)
    return reply.header('content-encoding', 'gzip').send(this.#gzip)
  }
}

export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  (headers['accept-encoding'] ?? '').split(',').some((one) => {
    const [name, quality = ''] = one.split(';', 2).map((part) => part.trim())
    return name?.toLowerCase() === 'gzip' && !/^q=0(\.0{0,3})?$/.test(quality)
  })
