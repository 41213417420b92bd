// Compares the archive of the original agency with that of the agency it was imported into. References are read from the
// archive's description, as another program would read them.
import { sql } from 'kysely'
import type { TestApp } from '#app/testing/testApp.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { ReadArchive } from '../../testing/madeArchive.ts'

type Row = Record<string, unknown>
type Field = { name: string; refersTo?: string; refersToKindIn?: string }
export type Numbers = Map<string, { here: number; how: string }>

export async function numbersOf(app: TestApp): Promise<Numbers> {
  const { rows } = await sql<{ table: string; there: number; here: number; how: string }>`
    SELECT "table", "there"::float8 AS "there", "here"::float8 AS "here", "how" FROM "arrivalNumber"`.execute(
    app.db,
  )
  return new Map(rows.map(({ table, there, here, how }) => [`${table} ${there}`, { here, how }]))
}

/** Columns that differ on purpose. */
const others: Readonly<Record<string, readonly string[]>> = {
  portal: ['isOn', 'onSince'],
  // The path of a file contains its id.
  file: ['path'],
  orderFile: ['path'],
}
/** JSON columns with ids inside, which have tests of their own. */
const inside: Readonly<Record<string, readonly string[]>> = {
  actionLog: ['data'],
  listView: ['filters'],
  dealFollowUp: ['changed'],
}
const withoutNumbers = (value: unknown) => JSON.stringify(value)?.replaceAll(/\d+/g, '#')

/** A key has the id of its property. */
const numbered = (table: string) => (table === 'objectKey' ? 'object' : table)

const tableOfKind = (kind: unknown): string | undefined => {
  const known = recordKinds().find((one: RecordKind) => one === kind)
  if (known) return numbered(records[known].table)
  return typeof kind === 'string' && kind ? `${kind[0]!.toLowerCase()}${kind.slice(1)}` : undefined
}

/** Missing and different rows by table; empty if the archives agree. */
export function compared(there: ReadArchive, here: ReadArchive, numbers: Numbers): string[] {
  const wrong: string[] = []
  for (const { name, fields } of there.description().tables) {
    const map = mapperOf(name, fields as Field[], numbers)
    const isNumbered = [...numbers.keys()].some((key) => key.startsWith(`${name} `))
    const now = here.lines(name)
    const rows = there.lines(name)
    if (isNumbered && name !== 'place') {
      const byId = new Map(now.map((row) => [row['id'], shown(name, row)]))
      for (const row of rows) {
        const found = numbers.get(`${name} ${String(row['id'])}`)
        if (found?.how === 'was') continue
        const wanted = shown(name, map(row))
        const is = found && byId.get(found.here)
        if (is !== wanted) wrong.push(`${name} ${wanted} <> ${is}`)
      }
    } else {
      const all = new Set(now.map((row) => shown(name, row)))
      for (const row of rows) {
        const wanted = shown(name, map(row))
        if (!all.has(wanted)) wrong.push(`${name} ${wanted}`)
      }
      if (rows.length !== now.length) wrong.push(`${name}: ${rows.length} <> ${now.length}`)
    }
  }
  return wrong
}

function shown(table: string, row: Row): string {
  const left = Object.entries(row).filter(([name]) => !others[table]?.includes(name))
  return JSON.stringify(
    left
      .map(([name, value]) => [name, inside[table]?.includes(name) ? withoutNumbers(value) : value])
      .toSorted(),
  )
}

function mapperOf(table: string, fields: readonly Field[], numbers: Numbers) {
  const here = (of: string, value: unknown) =>
    numbers.get(`${numbered(of)} ${String(value)}`)?.here ?? value
  return (row: Row): Row => {
    const mapped = { ...row }
    for (const { name, refersTo, refersToKindIn } of fields) {
      const value = row[name]
      if (value === null) continue
      if (refersToKindIn) {
        const of = tableOfKind(row[refersToKindIn])
        if (of) mapped[name] = here(of, value)
      } else if (refersTo) mapped[name] = here(refersTo, value)
      else if (name === 'id') mapped[name] = here(table, value)
    }
    if (table === 'duplicatePair') {
      const pair = [Number(mapped['lowId']), Number(mapped['highId'])]
      Object.assign(mapped, { lowId: Math.min(...pair), highId: Math.max(...pair) })
    }
    return mapped
  }
}
