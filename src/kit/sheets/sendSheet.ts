// Answers a request with a workbook, which is written while it is sent.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { longReads, takeTurn } from '../http/overload/inTurn.ts'
import { onceGone } from '../http/overload/untilGone.ts'
import { contentDisposition } from '../files/fileName.ts'
import { readHere } from '../db/replicas/readingFrom.ts'
import { sheetType } from './sheetType.ts'
import { writeSheet } from './writeSheet.ts'
import type { Sheet } from './writeSheet.ts'

/** Waits for the caller's turn among long reads. `fileName` must be ASCII, such as Transactions.xlsx; `called` may be anything. */
export async function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  { fileName, called = fileName, ...sheet }: Sheet & { fileName: string; called?: string },
): Promise<FastifyReply> {
  const over = await takeTurn(request, reply, longReads)
  const { rows } = sheet
  // They are read while the answer is sent, which is after the caller has gone on.
  const bytes = writeSheet(
    Symbol.asyncIterator in rows ? { ...sheet, rows: readHere(rows) } : sheet,
  )
  bytes.once('close', over)
  onceGone(reply, () => bytes.destroy())
  reply.header('content-disposition', contentDisposition('attachment', called, fileName))
  return reply.type(sheetType).send(bytes)
}
