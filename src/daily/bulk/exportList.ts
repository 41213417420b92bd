// Exports the rows of a list as a workbook, read through the list's own endpoint, with its access
// rules, filters and order.
import { z } from 'zod'
import { day, instant, localDateTime } from '#kit/fields/schema.ts'
import { inAthens } from '#kit/clock.ts'
import type { Actor, Endpoint } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { parse } from '#kit/http/parse.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import type { Answering } from '#kit/http/serve.ts'
import type { Cell, Sheet } from '#kit/sheets/writeSheet.ts'
import { declaredList } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'

type ExportRequest = {
  list: ListName
  input: Record<string, unknown>
  ids?: number[] | undefined
  columns: readonly { key: string; title: string }[]
}
type Row = Record<string, unknown>
type Say = (key: string) => string

export async function sheetOfList(
  { list, input, ids, columns }: ExportRequest,
  actor: Actor,
  { answering, say }: { answering: Answering; say: Say },
): Promise<Sheet> {
  const { title, endpoint, details, exported, columns: declared } = declaredList(list)
  if (!exported) throw badInput({ list: ['problem.invalid'] })
  if (!endpoint.may.allows(actor)) throw accessDenied()
  const { perPage: _, currentPage: _page, beside: _beside, numbers: _numbers, ...filters } = input
  const wanted = { ...filters, ...(details !== undefined && { details }) }
  const schema = endpoint.method === 'GET' ? endpoint.query : endpoint.body
  const filter = { ...(parse(schema, wanted) as object), ...(ids && { among: ids }) }
  const { items } = (await answering(
    endpoint,
    endpoint.method === 'GET' ? { query: filter } : { body: filter },
  )) as Page<Row>
  const shownAs = columnKinds(endpoint)
  const cellOf = (row: Row, key: string) => {
    const column = declared.find((one) => one.key === key)
    if (column?.exported) return cellFor(column.exported(row as never, say), undefined, say)
    if (column && isAmount(column.as) && row[key] != null)
      return { [column.as]: Number(row[key]) } as Cell
    return Object.hasOwn(row, key) ? cellFor(row[key], shownAs.get(key), say) : null
  }
  return {
    name: say(title),
    columns: columns.map((column) => ({ title: column.title, width: 22 })),
    rows: rowsOf(items, (row) => columns.map(({ key }) => cellOf(row, key))),
  }
}

/** Amounts are numbers that can be added up, and look as on the screen. */
const isAmount = (as: string): as is 'money' | 'currency' => as === 'money' || as === 'currency'

async function* rowsOf(
  items: Page<Row>['items'],
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[]> {
  for await (const row of items) yield cellsOf(row)
}

/** Cell by type: a day, a time in the agency's time zone, a number, or text. */
function cellFor(value: unknown, shownAs: z.ZodType | undefined, say: Say): Cell {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? say('kit.yes') : ''
  if (typeof value === 'object' && value && ('money' in value || 'currency' in value))
    return value as Cell
  if (typeof value !== 'string') return null
  if (shownAs === day) return { day: value }
  if (shownAs === localDateTime) return { moment: value }
  if (shownAs === instant) return { moment: inAthens(new Date(value)).slice(0, 19) }
  return value
}

/**
 * Column types from the list's contract, since text that looks like a date, such as a name, must
 * stay text.
 */
function columnKinds({ answer }: Endpoint): Map<string, z.ZodType> {
  const { items } = (answer as z.ZodObject<{ items: z.ZodArray<z.ZodObject> }>).shape
  return new Map(
    Object.entries(items.element.shape).map(([name, schema]) => [
      name,
      within(schema as z.ZodType),
    ]),
  )
}

const within = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? within(schema.unwrap() as z.ZodType)
    : schema
