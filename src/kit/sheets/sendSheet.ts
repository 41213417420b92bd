// Answers a request with a spreadsheet that is made while it is sent.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTurn } from '../http/inTurn.ts'
import { sheetType } from './sheetType.ts'
import { writeSheet } from './writeSheet.ts'
import type { Cell, Sheet } from './writeSheet.ts'

/** `fileName` is plain letters, such as Transactions.xlsx. */
export function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  { fileName, ...sheet }: Sheet & { fileName: string },
): FastifyReply {
  const rows = inTurn(request.actor?.accountId ?? request.ip, eachOf(sheet.rows))
  const bytes = writeSheet({ ...sheet, rows })
  // Who leaves while waiting for a turn does not get one.
  reply.raw.once('close', () => bytes.destroy())
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
  return reply.type(sheetType).send(bytes)
}

async function* eachOf(rows: Sheet['rows']): AsyncGenerator<readonly Cell[]> {
  yield* rows
}
