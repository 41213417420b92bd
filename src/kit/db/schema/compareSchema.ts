// Compares a schema with the one that this release makes.
import { withoutNesting } from './nesting.ts'
import { keyOf } from './schemaObject.ts'
import type { SchemaObject } from './schemaObject.ts'
import type { BothSchemas } from './releaseSchema.ts'

export type SchemaFault = {
  /** The object as it should be. */
  object: SchemaObject
  /** The object as it is; null if missing. */
  found: SchemaObject | null
  /** One line that describes the difference. */
  line: string
}

export type SchemaDifference = {
  faults: SchemaFault[]
  /** Objects that are not part of this release, such as an operator's index; one line each. */
  others: string[]
}

/** Parts of a missing table or column are not listed separately. */
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

/** Maximum characters shown of a definition. */
const mostShown = 300

function faultOf({ kind, definition }: SchemaObject, found: SchemaObject | null): string {
  const shown = kind !== 'function' && kind !== 'view' && definition.length <= mostShown
  if (!found) return shown && kind !== 'table' ? `is missing: ${definition}` : 'is missing'
  if (found.state !== null) return `is ${found.state}`
  return shown && found.definition.length <= mostShown
    ? `is ${found.definition}, and should be ${definition}`
    : 'is not the declared one'
}
