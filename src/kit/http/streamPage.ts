// Sends a very long list row by row, so that neither memory nor other requests suffer.
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const rowsAChunk = 200
/** Who takes nothing for so many milliseconds is let go, with what is kept open for them. */
const patience = 60_000

/** Answers `{ ...rest, items: [...] }`; a failure midway breaks the connection, never ends it well. */
export function streamPage(
  reply: FastifyReply,
  { items, ...rest }: { items: AsyncIterable<unknown>; totalRows: number },
) {
  reply.type('application/json; charset=utf-8')
  // Those who wait for their turn are not to blame: it counts from the first rows.
  const watch = () => reply.raw.setTimeout(patience, () => reply.raw.destroy())
  const text = chunks(items, JSON.stringify(rest), watch)
  return reply.send(Readable.from(text, { objectMode: false }))
}

async function* chunks(items: AsyncIterable<unknown>, rest: string, begun: () => void) {
  yield `${rest.slice(0, -1)},"items":[`
  let rows: string[] = []
  let first = true
  for await (const row of items) {
    rows.push(JSON.stringify(row))
    if (rows.length < rowsAChunk) continue
    if (first) begun()
    yield (first ? '' : ',') + rows.join(',')
    first = false
    rows = []
    await nextTurn() // lets the requests of others through
  }
  yield `${rows.length > 0 && !first ? ',' : ''}${rows.join(',')}]}`
}
