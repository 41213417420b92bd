import type { FastifyInstance } from 'fastify'

/**
 * Parses forms that plain HTML pages post, of at most `bytes`, into an object of texts. Of a repeated name, the last
 * value counts.
 */
export const takeForms = (http: FastifyInstance, bytes = 64_000): unknown =>
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
