// Streams a very long list row by row, to save memory and to let other requests through.
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JsonWriter } from './answerText.ts'
import { longReads, takeTurn } from './overload/inTurn.ts'
import { onceGone } from './overload/untilGone.ts'

const rowsPerChunk = 200
/** Milliseconds in which a client must take a chunk; else its connection is closed, and the stream of rows with it. */
export const readTimeout = 20_000

/**
 * Sends `{ ...rest, items: [...] }` when it is the caller's turn. A failure midway breaks the connection, so that a
 * partial answer never looks complete.
 */
export async function streamPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, ...rest }: { items: AsyncIterable<unknown>; totalRows: number },
  writer: { row: JsonWriter; rest: JsonWriter },
) {
  const over = await takeTurn(request, reply, longReads)
  reply.type('application/json; charset=utf-8')
  const text = Readable.from(
    chunks(items, writer.row, writer.rest(rest), () => reply.raw.destroy()),
    { objectMode: false },
  )
  text.once('close', over)
  onceGone(reply, () => text.destroy())
  return reply.send(text)
}

async function* chunks(
  items: AsyncIterable<unknown>,
  textOfRow: JsonWriter,
  rest: string,
  giveUp: () => void,
) {
  yield `${rest.slice(0, -1)},"items":[`
  let rows: string[] = []
  let first = true
  for await (const row of items) {
    rows.push(textOfRow(row))
    if (rows.length < rowsPerChunk) continue
    // The timeout starts only when a chunk is ready: slow rows are not the client's fault.
    const timeout = setTimeout(giveUp, readTimeout).unref()
    yield (first ? '' : ',') + rows.join(',')
    clearTimeout(timeout)
    first = false
    rows = []
    await nextTurn() // lets other requests through
  }
  yield `${rows.length > 0 && !first ? ',' : ''}${rows.join(',')}]}`
}
