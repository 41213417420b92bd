// The rows of a list as a workbook, asked of the list itself: with its rules, filters and order.
import { inAthens } from '#kit/fields/format.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { parse } from '#kit/http/parse.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import type { Answering } from '#kit/http/serve.ts'
import { harmless } from '#kit/sheets/harmless.ts'
import type { Cell, Sheet } from '#kit/sheets/writeSheet.ts'
import { recordLists } from '#features/lists/recordLists.contract.ts'
import type { ListName } from '#features/lists/recordLists.contract.ts'
import { exportedLists } from './exportedLists.ts'
import type { Say } from './exportedLists.ts'

type Asked = {
  list: ListName
  input: Record<string, unknown>
  ids?: number[] | undefined
  columns: readonly { key: string; title: string }[]
}
type Row = Record<string, unknown>

export async function sheetOfList(
  { list, input, ids, columns }: Asked,
  actor: Actor,
  { answering, say }: { answering: Answering; say: Say },
): Promise<Sheet> {
  const exported = exportedLists[list]
  if (!exported) throw badInput({ list: ['problem.invalid'] })
  if (!recordLists[list].may.allows(actor)) throw accessDenied()
  const { title, endpoint, details, cells } = exported
  const { perPage: _, currentPage: _page, beside: _beside, numbers: _numbers, ...asked } = input
  const wanted = { ...asked, ...(details !== undefined && { details }) }
  const schema = endpoint.method === 'GET' ? endpoint.query : endpoint.body
  const filter = { ...(parse(schema, wanted) as object), ...(ids && { among: ids }) }
  const { items } = (await answering(
    endpoint,
    endpoint.method === 'GET' ? { query: filter } : { body: filter },
  )) as Page<Row>
  const cellOf = (row: Row, key: string) =>
    cellFor(cells?.[key] ? cells[key](row, say) : row[key], say)
  return {
    name: say(title),
    columns: columns.map((column) => ({ title: harmless(column.title), width: 22 })),
    rows: rowsOf(items, (row) => columns.map(({ key }) => cellOf(row, key))),
  }
}

async function* rowsOf(
  items: Page<Row>['items'],
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[]> {
  for await (const row of items) yield cellsOf(row)
}

/** As what it is: a day, a moment where the agency is, a number, or a text that runs nothing. */
function cellFor(value: unknown, say: Say): Cell {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? say('kit.yes') : ''
  if (typeof value === 'object' && value && 'money' in value) return value as Cell
  if (typeof value !== 'string') return null
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { day: value }
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value)) return { moment: value.padEnd(19, ':00') }
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return { moment: inAthens(new Date(value)).slice(0, 19) }
  return harmless(value)
}
