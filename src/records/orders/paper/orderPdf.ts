// The layout of an order as a PDF, loaded by the process that makes it (kit/papers/pdf.process.ts). Of the same paper it makes the
// same bytes each time.
import type { Content, TableCell } from 'pdfmake'
import type { Layout } from '#kit/papers/makePdf.ts'
import type { OrderBlock, OrderContent, Signature } from '../orderContent.contract.ts'

type Rows = OrderBlock['rows']

/** A signature with what is known of how it was given, as labels and values. */
export type SignedBy = { name: string; signature: Signature; rows: Rows }

export type OrderPaper = {
  content: OrderContent
  accent: string | null
  /** UTC: the time that the file says it was made. */
  madeOn: string
  /** Empty for a paper that is only read. */
  signed: readonly SignedBy[]
  /** The last page: what proves that nothing was changed. */
  facts: { title: string; text: string; rows: Rows } | null
  /** Address of the page that says whether the paper is genuine. */
  check: string
  /** `mark` stands across a paper that is not signed. */
  texts: { number: string; page: string; signatures: string; mark: string | null }
}

const width = 523
const gap = 16

export const definition: Layout<OrderPaper> = (paper) => {
  const { content, texts } = paper
  const inAccent = paper.accent ? { color: paper.accent } : {}
  const [first, second] = content.documents
  return {
    info: {
      title: `${first!.title} ${texts.number}`,
      author: content.facts.agency.name[first!.language] ?? '',
      creationDate: new Date(paper.madeOn),
      modDate: new Date(paper.madeOn),
    },
    pageSize: 'A4',
    pageMargins: [36, 36, 36, 52],
    defaultStyle: { font: 'Roboto', fontSize: second ? 8 : 9, lineHeight: 1.15 },
    ...(texts.mark && { watermark: { text: texts.mark, opacity: 0.08, bold: true } }),
    content: [
      {
        columns: [
          paper.logo ? { image: paper.logo, fit: [120, 44], width: 130 } : { text: '', width: 130 },
          {
            width: '*',
            alignment: 'right',
            text: texts.number,
            bold: true,
            fontSize: 11,
            ...inAccent,
          },
        ],
        margin: [0, 0, 0, 10],
      } as Content,
      beside(
        [first, second].map((document) =>
          document
            ? { text: document.title, fontSize: second ? 12 : 15, bold: true, ...inAccent }
            : null,
        ),
      ),
      ...first!.blocks.map((block, at) =>
        beside([shown(block), second ? shown(second.blocks[at]!) : null]),
      ),
      ...(paper.signed.length > 0 ? [signatures(paper)] : []),
      ...(paper.facts ? [factsPage(paper)] : []),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: `${texts.number} · ${content.code}`, fontSize: 7, color: '#666666' },
        {
          text: texts.page.replace('{page}', `${page}`).replace('{pages}', `${pages}`),
          fontSize: 7,
          color: '#666666',
          alignment: 'right',
        },
      ],
      margin: [36, 16, 36, 0],
    }),
  }
}

/** Two languages stand side by side, so that each part is beside its translation. */
function beside([left, right]: (Content | null)[]): Content {
  if (!left) return ''
  if (!right) return { stack: [left], margin: [0, 0, 0, 6] }
  const half = (width - gap) / 2
  return {
    layout: 'noBorders',
    margin: [0, 0, 0, 4],
    table: { widths: [half, half], body: [[left, right] as TableCell[]] },
  }
}

function shown(block: OrderBlock): Content {
  switch (block.is) {
    case 'heading':
      return { text: block.text, bold: true, fontSize: 10, margin: [0, 6, 0, 0] }
    case 'text':
      return { text: block.text, alignment: 'justify' }
    case 'tick':
      return {
        columns: [
          // A tick drawn as a line: the font has none.
          { svg: tickLine, width: 16 },
          { text: block.text, width: '*' },
        ],
      }
    default:
      return rowsOf(block.rows)
  }
}

// Drawings are SVG: pdfmake fails on a canvas that does not fit on the rest of a page.
const tickLine =
  '<svg xmlns="http://www.w3.org/2000/svg" width="11" height="10"><path d="M1 5L4 9L10 1" fill="none" stroke="#000000" stroke-width="1.4"/></svg>'

const rowsOf = (rows: Rows): Content =>
  rows.length === 0
    ? ''
    : {
        layout: 'noBorders',
        table: {
          dontBreakRows: true,
          widths: ['30%', '70%'],
          body: rows.map(({ label, value }) => [
            { text: label, color: '#555555' },
            { text: value },
          ]),
        },
      }

const signatureWidth = 180
const baseLine = `<svg xmlns="http://www.w3.org/2000/svg" width="${signatureWidth}" height="3"><path d="M0 2L${signatureWidth} 2" stroke="#000000" stroke-width="0.5"/></svg>`
const signatureHeight = 70

const signatures = ({ signed, texts }: OrderPaper): Content => ({
  unbreakable: signed.length <= 4,
  margin: [0, 12, 0, 0],
  stack: [
    { text: texts.signatures, bold: true, fontSize: 10 },
    ...signed.map(({ name, signature, rows }): Content => ({
      margin: [0, 8, 0, 0],
      columns: [
        {
          width: signatureWidth + 20,
          stack: [
            { svg: drawn(signature), fit: [signatureWidth, signatureHeight] },
            { svg: baseLine },
            { text: name, bold: true, margin: [0, 3, 0, 0] },
          ],
        },
        { width: '*', stack: [rowsOf(rows)], fontSize: 7 },
      ],
    })),
  ],
})

/** As SVG of numbers only: nothing that somebody sent gets into it as text. */
function drawn({ width: w, height: h, strokes }: Signature): string {
  const lines = strokes.map((points) => {
    const [first, ...rest] = points.length === 1 ? [points[0]!, points[0]!] : points
    return `M${at(first!)}${rest.map((point) => `L${at(point)}`).join('')}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><path d="${lines.join('')}" fill="none" stroke="#102a6b" stroke-width="${Math.max(w, h) / 150}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
const at = ([x, y]: readonly [number, number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`

const factsPage = ({ facts, check, content }: OrderPaper): Content => ({
  pageBreak: 'before',
  stack: [
    { text: facts!.title, bold: true, fontSize: 14, margin: [0, 0, 0, 6] },
    { text: facts!.text, margin: [0, 0, 0, 10] },
    { qr: check, fit: 90, margin: [0, 0, 0, 4] },
    { text: check, link: check, color: '#1a56b0' },
    { text: content.code, bold: true, margin: [0, 0, 0, 10] },
    { ...(rowsOf(facts!.rows) as object), fontSize: 7 } as Content,
  ],
})
