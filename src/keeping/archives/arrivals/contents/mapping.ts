// What a number of the archive is here, while rows are brought in.
import type { ArrivingTable } from './arrivingTables.ts'

/** Of which values a part was left out. */
export const leftOutParts = ['filters', 'log', 'followUps', 'alerts', 'hanging'] as const
export type LeftOutPart = (typeof leftOutParts)[number]

/** Options that have another number here, by list. */
export type OptionsHere = ReadonlyMap<string, ReadonlyMap<number, number>>

export type Mapping = {
  tables: ReadonlyMap<string, ArrivingTable>
  /** The number of a row here; undefined where the archive has no such row. */
  see: (table: string, there: number) => number | undefined
  /** The same for what the log tells of, also where the row itself is long gone. */
  seeLost: (table: string, there: number) => number | undefined
  options: OptionsHere
  onLeftOut: (part: LeftOutPart) => void
}

/** The same for one option or several of them. */
export function optionHere({ options }: Mapping, list: string, value: unknown): unknown {
  const here = options.get(list)
  if (!here) return value
  const one = (number: unknown) =>
    typeof number === 'number' ? (here.get(number) ?? number) : number
  return Array.isArray(value) ? value.map(one) : one(value)
}
