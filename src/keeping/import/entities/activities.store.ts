import { sql } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import { badInput } from '#kit/http/problem.ts'
import { activityEntity } from '#base/activities/activities.store.ts'
import {
  addActivities,
  activityToAdd,
  activityToChange,
} from '#base/activities/many/manyActivities.store.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { saysTheSame } from '../plan/byParents.ts'
import { midnight } from '../plan/timeIn.ts'
import type { ImportedEntity, Values } from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'

export const activitiesImported: ImportedEntity = {
  of: activityEntity,
  rules: async () => ({
    complete: withMoment,
    toAdd({ responsible, ...values }) {
      mustBePast(values)
      const added = activityToAdd(values)
      return responsible === undefined ? added : { ...added, responsible }
    },
    toChange: (_before, { responsible: _unchanged, ...changes }) =>
      Object.keys(changes).length === 0 ? {} : activityToChange(changes),
  }),
  byParents: {
    keysOf: ({ accountId, objectId }, values) => {
      const by = accountId === undefined ? `o${objectId}` : `a${accountId}`
      return [`v:${by}:${dayOf(values)}`]
    },
    isSame: (read, stored) =>
      saysTheSame(read, stored, ['category', 'done', 'date', 'doneDate', 'description']),
    async find(db, all) {
      const json = all.map(({ parents: { accountId, objectId }, values }) => ({
        entity: accountId === undefined ? 'Object' : 'Account',
        id: accountId ?? objectId,
        day: dayOf(values),
      }))
      const { rows } = await sql<{ id: number; at: number }>`
      SELECT a."id", "at"::integer - 1 AS "at"
      FROM jsonb_array_elements(${JSON.stringify(json)}::jsonb) WITH ORDINALITY AS "all" ("one", "at")
      JOIN "activityLink" l ON l."entity" = "one" ->> 'entity' AND l."entityId" = ("one" ->> 'id')::integer
      JOIN "activity" a ON a."id" = l."activityId" AND a."deletedOn" IS NULL
        AND coalesce(a."doneDate", a."date")::date = ("one" ->> 'day')::date
    `.execute(db)
      return rows
    },
  },
  read: (db: Db, ids, lock) => readRecords(db, activityEntity, ids, { lock }),
  add: (tx, records, { actor }) =>
    addActivities(
      tx,
      records.map(({ accountId, objectId, responsible, ...values }) => ({
        values,
        records: [...link('Account', accountId), ...link('Object', objectId)],
        assignedTo: typeof responsible === 'number' ? responsible : null,
      })),
      actor,
    ),
}

const link = (entity: ParentKind, id: unknown): RecordRef<ParentKind>[] =>
  typeof id === 'number' ? [{ entity, id }] : []

/** Null if the row has no date. */
function dayOf({ when, doneDate, date }: Values): string | null {
  const at = when ?? doneDate ?? date
  return typeof at === 'string' ? at.slice(0, 10) : null
}

function mustBePast({ doneDate, date }: Values) {
  const at = doneDate ?? date
  if (typeof at !== 'string') throw badInput({ when: ['problem.required'] })
  if (at > agencyNow()) throw badInput({ when: ['import.fault.notPast'] })
}

/** A note has its own time and is no action; all others are done actions. */
function withMoment({ when, time, activityKind, ...values }: Values): Values {
  const at =
    typeof when === 'string' && typeof time === 'string' && when.endsWith(midnight)
      ? `${when.slice(0, 10)}T${time}`
      : when
  const isNote = activityKind === undefined || activityKind === 'note'
  const category = isNote || activityKind === 'mail' ? 'undefined' : activityKind
  return { ...values, category, ...(isNote ? { date: at } : { done: true, doneDate: at }) }
}
