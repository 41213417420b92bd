// Maps ids of the archive to ids of this database during an import.
import type { ArrivingTable } from './arrivingTables.ts'

/** Values of which a part can be left out. */
export const leftOutParts = ['filters', 'log', 'followUps', 'alerts', 'hanging'] as const
export type LeftOutPart = (typeof leftOutParts)[number]

/** Options whose number differs here, by list. */
export type RenumberedOptions = ReadonlyMap<string, ReadonlyMap<number, number>>

export type Mapping = {
  tables: ReadonlyMap<string, ArrivingTable>
  /** The id of a row here; undefined if the archive has no such row. */
  see: (table: string, there: number) => number | undefined
  /** The same for rows named in the log, even if they no longer exist. */
  seeLost: (table: string, there: number) => number | undefined
  options: RenumberedOptions
  onLeftOut: (part: LeftOutPart) => void
}

/** The same for one option or several of them. */
export function renumberedOption({ options }: Mapping, list: string, value: unknown): unknown {
  const here = options.get(list)
  if (!here) return value
  const one = (number: unknown) =>
    typeof number === 'number' ? (here.get(number) ?? number) : number
  return Array.isArray(value) ? value.map(one) : one(value)
}
