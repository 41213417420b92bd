// Sends a very long list row by row, so that neither memory nor other requests suffer.
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTurn } from './inTurn.ts'

const rowsAChunk = 200
/** Who does not take a chunk within so many milliseconds is let go, with what is kept open for them. */
export const patience = 20_000

/** Answers `{ ...rest, items: [...] }`; a failure midway breaks the connection, never ends it well. */
export function streamPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, ...rest }: { items: AsyncIterable<unknown>; totalRows: number },
) {
  reply.type('application/json; charset=utf-8')
  const rows = inTurn(request.actor?.accountId ?? request.ip, items)
  const text = Readable.from(
    chunks(rows, JSON.stringify(rest), () => reply.raw.destroy()),
    {
      objectMode: false,
    },
  )
  // Who leaves while waiting for a turn does not get one.
  reply.raw.once('close', () => text.destroy())
  return reply.send(text)
}

async function* chunks(items: AsyncIterable<unknown>, rest: string, giveUp: () => void) {
  yield `${rest.slice(0, -1)},"items":[`
  let rows: string[] = []
  let first = true
  for await (const row of items) {
    rows.push(JSON.stringify(row))
    if (rows.length < rowsAChunk) continue
    // Those who wait for their turn are not to blame: only what is there can be taken.
    const late = setTimeout(giveUp, patience).unref()
    yield (first ? '' : ',') + rows.join(',')
    clearTimeout(late)
    first = false
    rows = []
    await nextTurn() // lets the requests of others through
  }
  yield `${rows.length > 0 && !first ? ',' : ''}${rows.join(',')}]}`
}
