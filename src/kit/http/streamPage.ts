// Sends a very long list row by row, so that neither memory nor other requests suffer.
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TextOf } from './answerText.ts'
import { longReads, takeTurn } from './overload/inTurn.ts'
import { onceGone } from './overload/untilGone.ts'

const rowsAChunk = 200
/** Who does not take a chunk within so many milliseconds is let go, with what is kept open for them. */
export const patience = 20_000

/**
 * Answers `{ ...rest, items: [...] }` when it is the reader's turn; a failure midway breaks the connection, never ends
 * it well.
 */
export async function streamPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, ...rest }: { items: AsyncIterable<unknown>; totalRows: number },
  textOf: { row: TextOf; rest: TextOf },
) {
  const over = await takeTurn(request, reply, longReads)
  reply.type('application/json; charset=utf-8')
  const text = Readable.from(
    chunks(items, textOf.row, textOf.rest(rest), () => reply.raw.destroy()),
    { objectMode: false },
  )
  text.once('close', over)
  onceGone(reply, () => text.destroy())
  return reply.send(text)
}

async function* chunks(
  items: AsyncIterable<unknown>,
  textOfRow: TextOf,
  rest: string,
  giveUp: () => void,
) {
  yield `${rest.slice(0, -1)},"items":[`
  let rows: string[] = []
  let first = true
  for await (const row of items) {
    rows.push(textOfRow(row))
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
