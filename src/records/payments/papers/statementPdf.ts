// The layout of a statement as a PDF, loaded by the process that makes it (kit/papers/pdf.process.ts).
import type { Content, TableCell } from 'pdfmake'
import type { Layout } from '#kit/papers/makePdf.ts'
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import type { StatementRow } from '../statement/statement.contract.ts'
import { Sums } from './statementSheet.ts'

/** Columns of a row that the PDF shows. */
export type PaperRow = Pick<
  StatementRow,
  | 'referenceNumber'
  | 'transactionDate'
  | 'categoryName'
  | 'objectName'
  | 'paymentMethod'
  | 'credit'
  | 'debit'
  | 'balance'
>

/** Everything on the PDF; the texts are already in the reader's language. */
export type StatementPaper = {
  agency: { name: string; contact: readonly string[] }
  /** Colour of the agency's name and the title; null for the colour of the text. */
  accent: string | null
  account: string
  /** The chosen property; null for all. */
  object: string | null
  /** Days of the first and last row, YYYY-MM-DD; null without rows. */
  period: { from: string; till: string } | null
  madeOn: string
  /** Balances before and after the filtered days; null without such a filter. */
  opening: number | null
  closing: number | null
  rows: readonly PaperRow[]
  texts: Record<PaperText, string>
}
export type PaperText =
  | 'title'
  | 'account'
  | 'period'
  | 'madeOn'
  | 'opening'
  | 'closing'
  | 'total'
  | 'none'
  | 'page'
  | 'referenceNumber'
  | 'transactionDate'
  | 'categoryName'
  | 'objectName'
  | 'paymentMethod'
  | 'credit'
  | 'debit'
  | 'balance'

const right = (text: string, more: object = {}): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...more,
})
const amount = (value: number | null) => (value === null ? '' : formatMoney(value))

export const definition: Layout<StatementPaper> = (paper) => {
  const { agency, account, period, rows, texts } = paper
  const inAccent = paper.accent ? { color: paper.accent } : {}
  const lines = [
    `${texts.account}: ${account}`,
    ...(paper.object ? [`${texts.objectName}: ${paper.object}`] : []),
    ...(period ? [`${texts.period}: ${formatDate(period.from)} – ${formatDate(period.till)}`] : []),
    `${texts.madeOn}: ${formatDate(paper.madeOn)}`,
    ...(paper.opening === null ? [] : [`${texts.opening}: ${formatMoney(paper.opening)}`]),
    ...(paper.closing === null ? [] : [`${texts.closing}: ${formatMoney(paper.closing)}`]),
  ]
  return {
    info: { title: `${texts.title}: ${account}`, author: agency.name },
    pageSize: 'A4',
    pageMargins: [36, 36, 36, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    content: [
      {
        columns: [
          ...(paper.logo
            ? [{ image: paper.logo, fit: [120, 44] as [number, number], width: 130 }]
            : []),
          {
            width: '*',
            alignment: 'right',
            stack: [
              { text: agency.name, bold: true, fontSize: 11, ...inAccent },
              ...agency.contact,
            ],
          },
        ],
        margin: [0, 0, 0, 14],
      } as Content,
      { text: texts.title, fontSize: 16, bold: true, margin: [0, 0, 0, 6], ...inAccent },
      { stack: lines, margin: [0, 0, 0, 10] },
      rows.length === 0 ? { text: texts.none } : tableOf(paper),
    ],
    footer: (page, pages) => ({
      text: texts.page.replace('{page}', `${page}`).replace('{pages}', `${pages}`),
      alignment: 'center',
      fontSize: 8,
      margin: [0, 12, 0, 0],
    }),
  }
}

function tableOf({ rows, texts, object }: StatementPaper): Content {
  const sums = new Sums()
  for (const row of rows) sums.add(row)
  const bold = { bold: true }
  const head = [
    ...[texts.transactionDate, texts.referenceNumber, texts.categoryName, texts.paymentMethod].map(
      (text) => ({ text, bold: true }),
    ),
    ...[texts.credit, texts.debit, texts.balance].map((text) => right(text, bold)),
  ]
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', 'auto', '*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        head,
        ...rows.map((row) => [
          { text: formatDate(row.transactionDate), noWrap: true },
          row.referenceNumber,
          // Left out if all rows are of one property, which the header names.
          object || !row.objectName
            ? row.categoryName
            : { stack: [row.categoryName, { text: row.objectName, fontSize: 7 }] },
          row.paymentMethod,
          right(amount(row.credit)),
          right(amount(row.debit)),
          right(amount(row.balance)),
        ]),
        [
          { text: texts.total, bold: true, colSpan: 4 },
          '',
          '',
          '',
          right(amount(sums.credit), bold),
          right(amount(sums.debit), bold),
          '',
        ],
      ],
    },
  }
}
