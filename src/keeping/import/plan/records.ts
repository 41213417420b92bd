// Records in their planned state after the rows so far; one batch of rows in memory.
import type { ImportedName } from '../composites.contract.ts'

export type PlannedRecord = {
  /** Its id in "importRecord". */
  recordId: number
  entity: ImportedName
  /** Null: to be added. */
  entityId: number | null
  /** The row that adds it. */
  addedBy: number | null
  values: Record<string, unknown>
  keys: Set<string>
  isStored: boolean
  isChanged: boolean
}

/** The candidates of a batch, found by key. */
export class Records {
  readonly all: PlannedRecord[] = []
  private readonly byKey = new Map<string, Set<PlannedRecord>>()
  private readonly byEntityId = new Map<string, PlannedRecord>()
  private readonly byRecordId = new Map<number, PlannedRecord>()

  add(record: PlannedRecord): void {
    this.all.push(record)
    this.byRecordId.set(record.recordId, record)
    if (record.entityId !== null) this.byEntityId.set(`${record.entity} ${record.entityId}`, record)
    for (const key of record.keys) this.note(record, key)
  }

  private note(record: PlannedRecord, key: string) {
    if (isOwnCreationKey(key)) return
    const name = `${record.entity} ${key}`
    const known = this.byKey.get(name)
    if (known) known.add(record)
    else this.byKey.set(name, new Set([record]))
  }

  addKeys(record: PlannedRecord, keys: readonly string[]): void {
    for (const key of keys) {
      if (record.keys.has(key)) continue
      record.keys.add(key)
      record.isChanged = true
      this.note(record, key)
    }
  }

  having(entity: ImportedName, keys: readonly string[]): PlannedRecord[] {
    return [...new Set(keys.flatMap((key) => [...(this.byKey.get(`${entity} ${key}`) ?? [])]))]
  }

  stored(entity: ImportedName, entityId: number): PlannedRecord | undefined {
    return this.byEntityId.get(`${entity} ${entityId}`)
  }

  numbered(recordId: number): PlannedRecord | undefined {
    return this.byRecordId.get(recordId)
  }

  /** The user's choice for a part of a row; undefined for a new record, and without a choice. */
  chosen(entity: ImportedName, choice: string | undefined): PlannedRecord | undefined {
    if (choice === undefined || choice === 'new') return undefined
    const recordId = recordIdOf(choice)
    return recordId === null ? this.stored(entity, Number(choice)) : this.numbered(recordId)
  }
}

/** A choice is the id of a stored record, or `r` and the row in "importRecord" of one that the import adds. */
export const recordIdOf = (choice: string): number | null =>
  choice.startsWith('r') ? Number(choice.slice(1)) : null

export const choiceOf = ({
  recordId,
  entityId,
}: {
  recordId: number | null
  entityId: number | null
}) => (entityId === null ? `r${recordId}` : String(entityId))

/**
 * Keys of a record in our own exports. A number alone proves nothing, because people edit files, so the rules of each kind ask for
 * a second fact. The time of creation, to the minute, only confirms: many records share it.
 */
export const ownNumberKey = (number: number | string): string => `k:${number}`
export const ownCreationKey = (moment: string): string => `s:${moment.slice(0, 16)}`
export const isOwnKey = (key: string): boolean => /^[ks]:/.test(key)
export const isOwnCreationKey = (key: string): boolean => key.startsWith('s:')

/** Both have the key of this kind, such as `k` for the number in our own exports. */
export const shareKeyOfKind = (
  kind: string,
  a: Iterable<string>,
  b: ReadonlySet<string>,
): boolean => [...a].some((key) => key.startsWith(`${kind}:`) && b.has(key))

const mark = '\u001f'

/** The key for a number in another system. */
export const numberKey = (system: string, number: string): string => `#${system}${mark}${number}`

/** Both have a number in the same system, but different ones: so they are two records. */
export function hasOtherNumber(
  keys: readonly string[],
  { keys: theirs }: { keys: ReadonlySet<string> },
): boolean {
  const number = keys.find((key) => key.startsWith('#'))
  if (number === undefined || theirs.has(number)) return false
  const system = number.slice(0, number.indexOf(mark) + 1)
  return [...theirs].some((key) => key.startsWith(system))
}
