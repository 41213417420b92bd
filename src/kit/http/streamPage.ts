// Sends a very long list row by row, so that neither memory nor other requests suffer.
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const rowsAChunk = 200

/** Answers `{ ...rest, items: [...] }`; a failure midway breaks the connection, never ends it well. */
export function streamPage(
  reply: FastifyReply,
  { items, ...rest }: { items: AsyncIterable<unknown>; totalRows: number },
) {
  reply.type('application/json; charset=utf-8')
  return reply.send(Readable.from(chunks(items, JSON.stringify(rest)), { objectMode: false }))
}

async function* chunks(items: AsyncIterable<unknown>, rest: string) {
  yield `${rest.slice(0, -1)},"items":[`
  let rows: string[] = []
  let first = true
  for await (const row of items) {
    rows.push(JSON.stringify(row))
    if (rows.length < rowsAChunk) continue
    yield (first ? '' : ',') + rows.join(',')
    first = false
    rows = []
    await nextTurn() // lets the requests of others through
  }
  yield `${rows.length > 0 && !first ? ',' : ''}${rows.join(',')}]}`
}
