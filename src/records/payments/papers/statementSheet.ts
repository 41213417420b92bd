// The statement as a workbook: the rows of the screen with numeric amounts, real dates, and the sums below.
import type { Cell, SheetColumn } from '#kit/sheets/writeSheet.ts'
import { inAthens } from '#kit/clock.ts'
import { stayText } from '../payout/stayText.ts'
import type { PeriodBalances } from '../statement/statementPeriod.store.ts'
import type { StatementRow } from '../statement/statement.contract.ts'

type TranslateKey = (key: string) => string

type Column = {
  name: string
  width: number
  cell: (row: StatementRow) => Cell
}

const day = (value: string | null): Cell => value && { day: value.slice(0, 10) }
const money = (value: number | null): Cell => (value === null ? null : { money: value })

const columns: readonly Column[] = [
  { name: 'referenceNumber', width: 12, cell: (row) => row.referenceNumber },
  { name: 'transactionDate', width: 17, cell: (row) => ({ moment: row.transactionDate }) },
  { name: 'categoryName', width: 28, cell: (row) => withStay(row) },
  { name: 'paymentMethod', width: 16, cell: (row) => row.paymentMethod },
  { name: 'credit', width: 15, cell: (row) => money(row.credit) },
  { name: 'debit', width: 15, cell: (row) => money(row.debit) },
  { name: 'balance', width: 15, cell: (row) => money(row.balance) },
  { name: 'status', width: 16, cell: (row) => row.status },
  { name: 'paymentDate', width: 12, cell: (row) => day(row.paymentDate) },
  { name: 'expirationDate', width: 12, cell: (row) => day(row.expirationDate) },
  { name: 'startDate', width: 12, cell: (row) => day(row.startDate) },
  { name: 'endDate', width: 12, cell: (row) => day(row.endDate) },
  {
    name: 'confirmedByClientDate',
    width: 17,
    cell: ({ confirmedByClientDate: at }) => at && { moment: inAthens(at) },
  },
  { name: 'objectName', width: 34, cell: (row) => row.objectName },
]

/** The category of a row, with its stay. */
export const withStay = ({ categoryName, stay }: Pick<StatementRow, 'categoryName' | 'stay'>) =>
  stay ? `${categoryName}: ${stayText(stay)}` : categoryName

export const sheetColumns = (say: TranslateKey): SheetColumn[] =>
  columns.map(({ name, width }) => ({ title: say(`payments.papers.${name}`), width }))

/** The rows in order, then their sums. */
export async function* sheetRows(
  rows: AsyncIterable<StatementRow>,
  { opening, closing }: PeriodBalances,
  say: TranslateKey,
): AsyncGenerator<readonly Cell[]> {
  const balanceRow = (text: string, balance: number) =>
    columns.map(({ name }): Cell => {
      if (name === 'referenceNumber') return { bold: say(`payments.papers.${text}`) }
      return name === 'balance' ? { money: balance, bold: true } : null
    })
  if (opening !== null) yield balanceRow('opening', opening)
  const sums = new Sums()
  for await (const row of rows) {
    sums.add(row)
    yield columns.map(({ cell }) => cell(row))
  }
  yield columns.map(({ name }): Cell => {
    if (name === 'referenceNumber') return { bold: say('payments.papers.total') }
    if (name === 'credit') return { money: sums.credit, bold: true }
    return name === 'debit' ? { money: sums.debit, bold: true } : null
  })
  if (closing !== null) yield balanceRow('closing', closing)
}

/** Added in cents, because floating-point sums of euros lose some. */
export class Sums {
  #credit = 0
  #debit = 0

  add({ credit, debit }: Pick<StatementRow, 'credit' | 'debit'>): void {
    this.#credit += Math.round((credit ?? 0) * 100)
    this.#debit += Math.round((debit ?? 0) * 100)
  }

  get credit(): number {
    return this.#credit / 100
  }
  get debit(): number {
    return this.#debit / 100
  }
}
