// Rules for adding and changing objects in bulk; what they look up is read in advance.
import { sql } from 'kysely'
import { parse } from '#kit/http/parse.ts'
import { offeredOptionsCheck } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectFields } from '../objectFields.contract.ts'
import { derivedFrom, mustFitWith } from '../objectRules.store.ts'
import type { ObjectAfter } from '../objectRules.store.ts'
import { objectUpdate } from '../objects.contract.ts'

type Values = Readonly<Record<string, unknown>>
export type ManyObjectsLookups = Awaited<ReturnType<typeof readObjectLookups>>

/** What the rules look up for these values. */
export async function readObjectLookups(db: Db, all: readonly Values[]) {
  const codes = all
    .map((values) => values['websiteCode'])
    .filter((code) => typeof code === 'string')
  const places = all.map((values) => values['locationId']).filter((id) => typeof id === 'number')
  const [notOffered, subTypes, taken, known] = await Promise.all([
    offeredOptionsCheck(db, objectFields),
    db
      .selectFrom('selectOption')
      .select(['value', 'parent'])
      .where('list', '=', 'objectSubType')
      .execute(),
    sql<{ id: number; code: string }>`
      SELECT "id", lower("websiteCode") AS "code" FROM "object"
      WHERE lower("websiteCode") COLLATE "C" = ANY (SELECT lower("code") FROM unnest(${codes}::text[]) AS "code")
        AND "deletedOn" IS NULL
    `.execute(db),
    sql<{ id: number }>`SELECT "id" FROM "place" WHERE "id" = ANY (${places}::integer[])`.execute(
      db,
    ),
  ])
  return {
    notOffered,
    parents: new Map(subTypes.map(({ value, parent }) => [value, parent])),
    codes: new Map(taken.rows.map(({ id, code }) => [code, id])),
    places: new Set(known.rows.map(({ id }) => id)),
  }
}

const blank = {
  ...(Object.fromEntries(Object.keys(objectFields).map((name) => [name, null])) as Record<
    keyof typeof objectFields,
    null
  >),
  id: 0,
  displayCoordinates: false,
  /** The default of the table. */
  mapCircleRadius: 2500,
}

/** The values to store; 400 names each invalid field. */
export const objectToAdd = (given: Values, known: ManyObjectsLookups) =>
  fitting(blank, given, known)

/** The changes of a stored object, with those that follow from them; 400 names each invalid field. */
export const objectToChange = (before: ObjectAfter, given: Values, known: ManyObjectsLookups) =>
  fitting(before, given, known)

function fitting(
  before: ObjectAfter,
  given: Values,
  known: ManyObjectsLookups,
): Record<string, unknown> {
  const { id: _, ...asked } = parse(objectUpdate, { ...given, id: 1 }) as Record<string, unknown>
  const subType = asked['objectSubTypeId']
  const setsType = typeof subType === 'number' && asked['subTypeObjectTypeId'] === undefined
  const type = setsType ? known.parents.get(subType) : undefined
  const changes = { ...asked, ...derivedFrom(asked, type) }
  const after = { ...before, ...changes } as ObjectAfter
  const code = changes['websiteCode']
  const owner = typeof code === 'string' ? known.codes.get(code.toLowerCase()) : undefined
  const place = changes['locationId']
  mustFitWith(after, changes, {
    notOffered: known.notOffered(changes),
    typeOfSubType:
      after.objectSubTypeId === null ? undefined : known.parents.get(after.objectSubTypeId),
    isPlace: typeof place !== 'number' || known.places.has(place),
    isTaken: owner !== undefined && owner !== after.id,
  })
  return changes
}
