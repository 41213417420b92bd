// Compares a schema with the one that this release makes.
import { withoutNesting } from './nesting.ts'
import { keyOf } from './schemaObject.ts'
import type { SchemaObject } from './schemaObject.ts'
import type { BothSchemas } from './releaseSchema.ts'

export type SchemaFault = {
  /** As it should be. */
  object: SchemaObject
  /** As it is; null when it is missing. */
  found: SchemaObject | null
  /** One line. */
  line: string
}

export type SchemaDifference = {
  faults: SchemaFault[]
  /** What this release knows nothing of, such as an index that an operator made; one line each. */
  others: string[]
}

/** What goes with a missing table or column is not named by itself. */
export function compareSchema({ release, found }: BothSchemas): SchemaDifference {
  const declared = new Map(release.map((each) => [keyOf(each), each]))
  const there = new Map(found.map((each) => [keyOf(each), each]))
  const faults = release.flatMap((object) => {
    const is = there.get(keyOf(object)) ?? null
    if (!is && object.parent !== null && !there.has(object.parent)) return []
    if (is && is.state === object.state && isSame(is.definition, object.definition)) return []
    return [{ object, found: is, line: `${nameOf(object)} ${faultOf(object, is)}` }]
  })
  const others = found
    .filter((each) => !declared.has(keyOf(each)))
    .filter(({ parent }) => parent === null || declared.has(parent))
    .map(nameOf)
  return { faults, others }
}

const isSame = (one: string, other: string) =>
  one === other || withoutNesting(one) === withoutNesting(other)

const nameOf = ({ kind, name, table }: SchemaObject): string =>
  `${kind} "${name}"${table === null ? '' : ` of "${table}"`}`

/** Whole functions are too long to be shown. */
const mostShown = 300

function faultOf({ kind, definition }: SchemaObject, found: SchemaObject | null): string {
  const shown = kind !== 'function' && kind !== 'view' && definition.length <= mostShown
  if (!found) return shown && kind !== 'table' ? `is missing: ${definition}` : 'is missing'
  if (found.state !== null) return `is ${found.state}`
  return shown && found.definition.length <= mostShown
    ? `is ${found.definition}, and should be ${definition}`
    : 'is not the declared one'
}
