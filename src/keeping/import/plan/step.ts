// What one part of a row writes to its record.
import { differencesBetween } from '#kit/db/diff.ts'
import { entities } from '../entities/entities.ts'
import type {
  Block,
  Parents,
  EntityRules,
  StoredRecord,
  Verdict,
} from '../entities/importedEntity.ts'
import type { ImportedName } from '../composites.contract.ts'
import type { PartRule } from '../targets.contract.ts'
import { importedChanges, withoutSameName } from './importedChanges.ts'
import type { PlannedStep } from './partValues.ts'
import type { PlannedRecord, Records } from './records.ts'
import type { ImportJob, ReadPart, ReadRow } from './rows.ts'

/** The context for planning a batch of rows. */
export type Planning = Pick<ImportJob, 'kind' | 'mapping' | 'headers'> & {
  records: Records
  /** By kind of record. */
  rules: ReadonlyMap<ImportedName, EntityRules>
  /** Occupied days, by key. */
  blocks: ReadonlyMap<string, readonly Block[]>
  /** By property id: the URLs of photos that it has from an earlier import. */
  photosThere: ReadonlyMap<number, ReadonlySet<string>>
  /** For new rows of "importRecord". */
  ids: { all: readonly number[]; used: number }
}

export type Step = PlannedStep & { keys: readonly string[] }

type Decided = { parents: Parents; verdict: Exclude<Verdict, { maybe: unknown }> }

export function stepFor(
  { name, entity, isThere, needs = {} }: PartRule & { name: string },
  read: ReadPart,
  { parents, verdict }: Decided,
  { number: row }: ReadRow,
  by: Planning,
): Step {
  const rules = by.rules.get(entity)!
  const { keys } = read
  const known = 'is' in verdict ? by.records.numbered(verdict.is.recordId!) : undefined
  const record: PlannedRecord = known ?? {
    recordId: by.ids.all[by.ids.used++]!,
    entity,
    entityId: null,
    addedBy: row,
    values: {},
    keys: new Set(),
    isStored: false,
    isChanged: true,
  }
  const isNew = known === undefined
  const values = isNew
    ? rules.toAdd({ ...read.values, ...needs })
    : isThere
      ? {}
      : changesOf(
          record,
          {
            ...importedChanges(
              record.values,
              withoutSameName(record.values, read),
              entities[entity].of.fields,
              by.mapping.found,
            ),
            ...differencesBetween(record.values, needs),
          },
          rules,
        )
  mustBeFree(record, { ...record.values, ...values }, keys, by)
  const photos = isThere ? [] : photosFor(record, read.photos, by)
  const isKnownNumber = keys.some((key) => key.startsWith('#') && record.keys.has(key))
  return {
    record,
    // A property that is only looked up gets no additional keys.
    keys: isThere ? [] : keys,
    part: {
      part: name,
      entity,
      recordId: record.recordId,
      refs: parents,
      number: isKnownNumber || isThere ? null : read.number,
      ...(photos.length > 0 && { photos }),
      action: isNew ? 'add' : Object.keys(values).length > 0 ? 'change' : 'same',
      values,
      previous: Object.fromEntries(
        isNew ? [] : Object.keys(values).map((field) => [field, record.values[field] ?? null]),
      ),
    },
  }
}

/** Photos that the property does not have yet. A property that stays unchanged gets none. */
function photosFor(
  { entityId }: PlannedRecord,
  addresses: readonly string[],
  { mapping, photosThere }: Planning,
): readonly string[] {
  if (entityId === null) return addresses
  return mapping.found === 'keep'
    ? []
    : addresses.filter((address) => !photosThere.get(entityId)?.has(address))
}

function mustBeFree(
  record: PlannedRecord,
  after: Record<string, unknown>,
  keys: readonly string[],
  { records, blocks }: Planning,
): void {
  entities[record.entity].byParents?.mustBeFree?.(
    after,
    records.having(record.entity, keys).filter((one) => one !== record),
    keys.flatMap((key) => blocks.get(key) ?? []),
  )
}

function changesOf(record: PlannedRecord, changes: Record<string, unknown>, rules: EntityRules) {
  if (Object.keys(changes).length === 0) return {}
  const before = { id: record.entityId ?? 0, version: 0, ...record.values } as StoredRecord
  return rules.toChange(before, changes)
}

/** Makes this row's result visible to later rows. */
export function applyStep({ record, part, keys }: Step, { records }: Planning): void {
  if (part.action === 'add') records.add(record)
  if (part.action !== 'same') record.isChanged = true
  Object.assign(record.values, part.values)
  records.addKeys(record, keys)
}
