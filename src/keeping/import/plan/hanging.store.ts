// Loads the records that stand by others, once those others are there.
import type { Db } from '#base/backend/backend.ts'
import { entities } from '../entities/entities.ts'
import type { ImportedEntity, Standing } from '../entities/importedEntity.ts'
import type { PartRule } from '../targets.contract.ts'
import type { Block, Ends } from './hanging.ts'
import type { SaidPart } from './plan.ts'
import { addStored, byNumberThere, pendingOf } from './records.store.ts'
import type { Chosen } from './records.store.ts'
import type { ImportedName, Pending, Records } from './records.ts'

export type HangingRow = {
  parts: ReadonlyMap<string, SaidPart>
  /** By part. */
  keys: ReadonlyMap<string, readonly string[]>
  choices: Readonly<Record<string, string>>
}
type Job = {
  importId: number
  system: string
  rules: Readonly<Record<string, PartRule>>
  chosen: readonly Chosen[]
}

/** By the keys of what stands there. */
export type Blocks = ReadonlyMap<string, readonly Block[]>

/** Of more people who may be meant, a person has to say anyway. */
const mostEnds = 8

export async function loadHanging(
  tx: Db,
  { importId, system, rules, chosen }: Job,
  rows: readonly HangingRow[],
  records: Records,
): Promise<Blocks> {
  const blocks = new Map<string, Block[]>()
  for (const [name, { entity, refs }] of Object.entries(rules)) {
    const { hanging, findStanding, findBlocks }: ImportedEntity = entities[entity]
    if (!hanging || !findStanding) continue
    const keys = new Set<string>()
    const standing: (Standing & { keys: string[] })[] = []
    for (const row of rows) {
      const part = row.parts.get(name)
      if (!part) continue
      for (const key of row.keys.get(name) ?? []) keys.add(key)
      for (const ends of endsOf(row, refs, rules, records)) {
        const own = hanging.keysOf(idsOf(ends, 'recordId'), part.values)
        for (const key of own) keys.add(key)
        if (Object.values(ends).every(({ entityId }) => entityId !== null))
          standing.push({ ends: idsOf(ends, 'entityId'), values: part.values, keys: own })
      }
    }
    const ours = chosen.filter((one) => one.entity === entity)
    const found = [
      ...(await findStanding(tx, standing)).map(({ id, at }) => ({ id, keys: standing[at]!.keys })),
      ...(await byNumberThere(tx, entity, system, [...keys])),
      ...ours.flatMap(({ entityId }) =>
        entityId === undefined ? [] : [{ id: entityId, keys: [] }],
      ),
    ]
    const known = await pendingOf(tx, importId, entity, {
      keys: [...keys],
      entityIds: found.map(({ id }) => id),
      recordIds: ours.flatMap(({ recordId }) => recordId ?? []),
    })
    for (const { keys: own, ...record } of known)
      records.add({ ...record, keys: new Set(own), isStored: true, isChanged: false })
    await addStored(tx, entity, system, found, records)
    for (const { at, ...block } of (await findBlocks?.(tx, standing)) ?? [])
      for (const key of standing[at]!.keys) blocks.set(key, [...(blocks.get(key) ?? []), block])
  }
  return blocks
}

type EndRecords = Readonly<Record<string, Pending>>

const idsOf = (ends: EndRecords, of: 'recordId' | 'entityId'): Ends =>
  Object.fromEntries(Object.entries(ends).map(([field, record]) => [field, record[of]!]))

/** Each way in which the records of the row may be meant. */
function endsOf(
  row: HangingRow,
  refs: Readonly<Record<string, string>>,
  rules: Readonly<Record<string, PartRule>>,
  records: Records,
): EndRecords[] {
  let all: EndRecords[] = [{}]
  for (const [field, part] of Object.entries(refs)) {
    const { entity } = rules[part]!
    const chosen = chosenRecord(row.choices[part], entity, records)
    const may = chosen ? [chosen] : records.having(entity, row.keys.get(part) ?? [])
    if (may.length === 0) continue
    all = all.flatMap((ends) => may.slice(0, mostEnds).map((one) => ({ ...ends, [field]: one })))
  }
  return all.filter((ends) => Object.keys(ends).length > 0).slice(0, mostEnds * mostEnds)
}

function chosenRecord(choice: string | undefined, entity: ImportedName, records: Records) {
  if (choice === undefined || choice === 'new') return undefined
  return choice.startsWith('r')
    ? records.numbered(Number(choice.slice(1)))
    : records.stored(entity, Number(choice))
}
