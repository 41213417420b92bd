// What an object must be like to be saved, and what follows from a change.
import { sql } from 'kysely'
import type { Field } from '#kit/fields/kinds.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { objectFields } from './objectFields.contract.ts'
import type { ObjectEntity, ObjectUpdate } from './objects.contract.ts'

type Changes = Record<string, unknown>
type After = Pick<
  ObjectEntity,
  | 'id'
  | 'subTypeObjectTypeId'
  | 'objectSubTypeId'
  | 'latitude'
  | 'displayCoordinates'
  | 'mapCircleRadius'
>
type Known = { list: string; value: number; parent: number | null }

/** A sub-type brings its type along; asking again for publication forgets why it failed. */
export async function whatFollows(
  tx: Db,
  changes: Changes,
  { subTypeObjectTypeId: saidType }: Pick<ObjectUpdate, 'subTypeObjectTypeId'>,
): Promise<Changes> {
  const subType = changes['objectSubTypeId']
  const follows: Changes = {}
  if (typeof subType === 'number' && saidType === undefined) {
    const [option] = await knownOptions(tx, [{ list: 'objectSubType', value: subType }])
    if (option) follows['subTypeObjectTypeId'] = option.parent
  }
  if (changes['publishRequested'] === true) follows['publishError'] = null
  return follows
}

/** 400 that names each field whose new value does not fit the rest of the object. */
export async function mustFit(tx: Db, after: After, changes: Changes): Promise<void> {
  const errors: Record<string, Message[]> = {}
  const chosen = choicesIn(changes)
  const known = await knownOptions(tx, chosen)
  for (const { name, list, value } of chosen)
    if (!known.some((option) => option.list === list && option.value === value))
      errors[name] = ['object.unknownOption']
  const isRetyped = 'objectSubTypeId' in changes || 'subTypeObjectTypeId' in changes
  if (isRetyped && (await hasForeignSubType(tx, after)))
    errors['objectSubTypeId'] ??= ['object.otherType']
  if (changes['locationId'] != null && !(await placeExists(tx, Number(changes['locationId']))))
    errors['locationId'] = ['object.unknownPlace']
  if (
    typeof changes['websiteCode'] === 'string' &&
    (await isTaken(tx, changes['websiteCode'], after))
  )
    errors['websiteCode'] = ['object.websiteCodeTaken']
  if (after.latitude !== null && !after.displayCoordinates && after.mapCircleRadius === null)
    errors['mapCircleRadius'] = ['object.circleRequired']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

const fields: Record<string, Field> = objectFields

type Choice = { name: string; list: string; value: number }

const choicesIn = (changes: Changes): Choice[] =>
  Object.entries(changes).flatMap(([name, value]) => {
    const field = fields[name]
    if (field?.kind !== 'select' && field?.kind !== 'flagEnum') return []
    const values = Array.isArray(value) ? value : value === null ? [] : [value]
    return values.map((value: number) => ({ name, list: field.list, value }))
  })

async function hasForeignSubType(tx: Db, after: After): Promise<boolean> {
  if (after.objectSubTypeId === null) return false
  const [subType] = await knownOptions(tx, [
    { list: 'objectSubType', value: after.objectSubTypeId },
  ])
  return subType !== undefined && subType.parent !== after.subTypeObjectTypeId
}

async function knownOptions(
  tx: Db,
  wanted: readonly { list: string; value: number }[],
): Promise<Known[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<Known>`
    SELECT "list", "value", "parent" FROM "selectOption"
    WHERE ("list", "value") IN (${sql.join(wanted.map(({ list, value }) => sql`(${list}, ${value})`))})
  `.execute(tx)
  return rows
}

async function isTaken(tx: Db, websiteCode: string, { id }: After): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "object"
    WHERE lower("websiteCode") = lower(${websiteCode}) AND "id" <> ${id} AND "deletedOn" IS NULL
  `.execute(tx)
  return rows.length > 0
}

async function placeExists(tx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM "place" WHERE "id" = ${id}`.execute(tx)
  return rows.length > 0
}
