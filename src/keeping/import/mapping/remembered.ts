// Finds the columns of a remembered mapping in another file, by their headers.
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse, Mapping, RememberedFrom } from '../mapping.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import type { ColumnResult } from '../reading/columnReading.ts'
import { isAmount, isDay, targetsOf } from '../targets.contract.ts'
import { acceptsSeveralColumns } from './mappingMustBeValid.ts'
import type { DecidedUses } from './proposeMapping.ts'

/** The mapping of another file. */
export type Remembered = Mapping & {
  /** The headers of its columns, as keys. */
  headers: readonly string[]
  from: RememberedFrom
  /** It had exactly the same headers. */
  isSame?: boolean
}

/** «#» is a header, although no letter or digit of it remains in a word's key. */
export const rememberedKey = (header: string): string => wordKey(header) || header.trim()

/** A header that stands there twice: its first column is the first one there, its second the second. */
const numbered = (keys: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return `${key} ${count}`
  })
}

type FileColumn = { header: string; reading: ColumnResult }

export function rememberedUses(
  kind: ImportKindName,
  columns: readonly FileColumn[],
  { columns: uses, headers, isSame = false }: Remembered,
): DecidedUses {
  const targets = targetsOf(kind)
  const keys = columns.map(({ header }) => rememberedKey(header))
  const places = numbered(keys)
  const known = new Map(numbered(headers).map((place, at) => [place, uses[at]]))
  const taken = new Set<string>()
  return new Map(
    columns.flatMap(({ reading }, at) => {
      // Columns without a header are only known among exactly the same others.
      const use = keys[at] === '' && !isSame ? undefined : known.get(places[at]!)
      if (!use) return []
      const { dates, decimals, ...rest } = use
      if (use.target === null) return [[at, { use: rest, why: 'remembered' }] as const]
      // A later release may have removed the target.
      const target = targets.get(use.target)
      if (!target || (taken.has(use.target) && !acceptsSeveralColumns(target))) return []
      taken.add(use.target)
      // The formats of days and decimals are those of this file; a choice is kept where its cells do not decide.
      const day = isDay(target) && (reading.order ?? (reading.ambiguous ? dates : undefined))
      const mark =
        isAmount(target) && (reading.decimal ?? (reading.ambiguous ? decimals : undefined))
      const read: ColumnUse = {
        ...rest,
        ...(day && { dates: day }),
        ...(mark && { decimals: mark }),
      }
      return [[at, { use: read, why: 'remembered' }] as const]
    }),
  )
}
