// Records as they will be once the rows so far are written; one batch of rows in memory.
import { numberKey } from './numberKey.ts'

export type ImportedName =
  | 'Account'
  | 'Object'
  | 'ObjectAccount'
  | 'Demand'
  | 'Activity'
  | 'Reservation'
  | 'Transaction'
export type Pending = {
  /** In "importRecord". */
  recordId: number
  entity: ImportedName
  /** Null: it is to be added. */
  entityId: number | null
  /** The row that adds it. */
  addedBy: number | null
  values: Record<string, unknown>
  keys: Set<string>
  isStored: boolean
  isChanged: boolean
}

/** All that a batch may come upon, found by key. */
export class Records {
  readonly all: Pending[] = []
  private readonly byKey = new Map<string, Set<Pending>>()
  private readonly byEntityId = new Map<string, Pending>()
  private readonly byRecordId = new Map<number, Pending>()

  add(record: Pending): void {
    this.all.push(record)
    this.byRecordId.set(record.recordId, record)
    if (record.entityId !== null) this.byEntityId.set(`${record.entity} ${record.entityId}`, record)
    for (const key of record.keys) this.note(record, key)
  }

  private note(record: Pending, key: string) {
    const name = `${record.entity} ${key}`
    const known = this.byKey.get(name)
    if (known) known.add(record)
    else this.byKey.set(name, new Set([record]))
  }

  addKeys(record: Pending, keys: readonly string[]): void {
    for (const key of keys) {
      if (record.keys.has(key)) continue
      record.keys.add(key)
      record.isChanged = true
      this.note(record, key)
    }
  }

  having(entity: ImportedName, keys: readonly string[]): Pending[] {
    return [...new Set(keys.flatMap((key) => [...(this.byKey.get(`${entity} ${key}`) ?? [])]))]
  }

  stored(entity: ImportedName, entityId: number): Pending | undefined {
    return this.byEntityId.get(`${entity} ${entityId}`)
  }

  numbered(recordId: number): Pending | undefined {
    return this.byRecordId.get(recordId)
  }
}

/** By what a part of a row is found. */
export const keysOfPart = (
  keys: readonly string[],
  number: string | null,
  system: string,
): string[] => [...keys, ...(number === null ? [] : [numberKey(system, number)])]

/** Of a link its two ends are the key. */
export const linkKey = (objectRecordId: number, accountRecordId: number): string =>
  `l:${objectRecordId}:${accountRecordId}`
