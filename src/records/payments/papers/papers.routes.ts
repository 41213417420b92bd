import { buffer } from 'node:stream/consumers'
import { agencyToday } from '#kit/clock.ts'
import { badRequest } from '#kit/http/problem.ts'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { contentDisposition } from '#kit/files/fileName.ts'
import { makePdf } from '#kit/papers/makePdf.ts'
import { serve } from '#kit/http/serve.ts'
import type { Call } from '#kit/http/serve.ts'
import { sendSheet } from '#kit/sheets/sendSheet.ts'
import type { Backend } from '#base/backend/backend.ts'
import { statementRows } from '../statement/statement.store.ts'
import { mustBePeriod, periodBalances } from '../statement/statementPeriod.store.ts'
import type { StatementRow } from '../statement/statement.contract.ts'
import { papersApi } from './papers.contract.ts'
import { mayTakeStatement, nameOfObjectIn, statementMonths } from './papers.store.ts'
import { statementFile } from './statementFile.ts'
import type { PaperRow, PaperText, StatementPaper } from './statementPdf.ts'
import { sheetColumns, sheetRows, withStay } from './statementSheet.ts'

type Download = Call<typeof papersApi.downloadStatement>

/** Nobody prints more rows, and a PDF of them would take minutes; a workbook has them all. */
export const mostPaperRows = 3000

const layout = new URL('./statementPdf.ts', import.meta.url)

/** Each needs a process and several hundred megabytes for seconds. */
const papers = new Gate({ atOnce: 2, waitingEach: 3, waiting: 20 })

export function papersRoutes({ http, db, replicas, files, translate, agency }: Backend): void {
  const sayIn = (language: string) => (key: string) => translate(language, key)
  const logoOf = async (logo: string | null) =>
    logo === null
      ? null
      : files.read(logo.split('/').at(-1)!).then(buffer, () => null /* the paper goes without */)

  const download = async ({ params, query, actor, language, request, reply }: Download) => {
    const { accountId } = params
    const account = await mayTakeStatement(db, accountId, actor)
    const { format, ...asked } = query
    // A PDF has the oldest row first, so that the balance grows from the opening one downwards.
    const filter = { ...asked, sortBy: asked.sortBy ?? ('transactionDate' as const) }
    mustBePeriod(filter)
    const period = await periodBalances(db, accountId, filter)
    const say = sayIn(language)
    const called = statementFile(say('payments.papers.title'), account, agencyToday(), format)
    const rows = statementRows(db, accountId, filter, actor)
    if (format === 'xlsx')
      return void (await sendSheet(request, reply, {
        fileName: 'Transactions.xlsx',
        called,
        name: say('payments.papers.title'),
        columns: sheetColumns(say),
        rows: sheetRows(rows, period, say),
      }))
    const { name, address, phone, email, taxNumber, logo, accent } = agency.in(language)
    const texts = {
      ...(Object.fromEntries(
        paperTexts.map((text) => [text, say(`payments.papers.${text}`)]),
      ) as StatementPaper['texts']),
      // The number of pages is known only once they are made.
      page: translate(language, ['payments.papers.page', { page: '{page}', pages: '{pages}' }]),
    }
    const contact = [address, phone, email, taxNumber].filter((one) => one !== null)
    const pdf = await runInTurn(request, reply, papers, async () => {
      const known = await someOf(rows)
      const paper: StatementPaper = {
        agency: { name, contact },
        accent,
        account,
        object: filter.objectId ? await nameOfObjectIn(db, filter.objectId, language) : null,
        period: periodOf(known, filter),
        ...period,
        madeOn: agencyToday(),
        rows: known,
        texts,
      }
      return makePdf(layout, paper, await logoOf(logo))
    })
    reply.header(
      'content-disposition',
      contentDisposition('attachment', called, 'Transactions.pdf'),
    )
    return void reply.type('application/pdf').send(pdf)
  }

  serve(http, papersApi, {
    downloadStatement: (call) => replicas.reading(() => download(call)),
    statementMonths: async ({ params, query, actor }) => {
      await mayTakeStatement(db, params.accountId, actor)
      return { items: await statementMonths(db, params.accountId, query) }
    },
  })
}

/** 400 for more rows than a PDF may have. */
async function someOf(rows: AsyncIterable<StatementRow>): Promise<PaperRow[]> {
  const all: PaperRow[] = []
  for await (const row of rows) {
    if (all.length === mostPaperRows)
      throw badRequest(['payments.papers.tooLong', { most: mostPaperRows }])
    const { referenceNumber, transactionDate, objectName, paymentMethod, credit, debit, balance } =
      row
    all.push({
      referenceNumber,
      transactionDate,
      categoryName: withStay(row),
      // The stay already names it.
      objectName: row.stay ? null : objectName,
      paymentMethod,
      credit,
      debit,
      balance,
    })
  }
  return all
}

/** The filtered days, else the days of the first and last row. */
function periodOf(
  rows: readonly PaperRow[],
  asked: { from?: string | undefined; till?: string | undefined },
): StatementPaper['period'] {
  const days = rows.map(({ transactionDate }) => transactionDate.slice(0, 10)).sort()
  const [from, till] = [asked.from ?? days[0], asked.till ?? days.at(-1)]
  return from && till ? { from, till } : null
}

const paperTexts: readonly PaperText[] = [
  ...([
    'title',
    'account',
    'period',
    'madeOn',
    'opening',
    'closing',
    'total',
    'none',
    'page',
  ] as const),
  ...(['referenceNumber', 'transactionDate', 'categoryName', 'objectName'] as const),
  ...(['paymentMethod'] as const),
  ...(['credit', 'debit', 'balance'] as const),
]
