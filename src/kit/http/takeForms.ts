import type { FastifyInstance } from 'fastify'

/** Forms of pages without scripts come as an object of texts, of at most `bytes`; a name that comes twice counts once. */
export const takeForms = (http: FastifyInstance, bytes = 64_000): unknown =>
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
