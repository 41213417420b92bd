// Records calls and messages to clients as activities, with their outcome.
import { sql } from 'kysely'
import { instantNow, inAthens } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { Problem, accessDenied, badRequest } from '#kit/http/problem.ts'
import { activityEntity } from '#base/activities/activities.store.ts'
import { linksOf, recordOf } from '#base/activities/activityLists.store.ts'
import { addNote } from '#base/activities/addNote.store.ts'
import { cutToDescription, taskTextsInAllLanguages } from '#base/activities/generatedTaskText.ts'
import type { GeneratedTaskText } from '#base/activities/generatedTaskText.ts'
import { formatLines, literalText } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { WayToReach } from '#base/people/waysToReach.contract.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { mustChange } from '#base/register/records.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { noteContacted } from '#records/leads/moveLeadOn.store.ts'
import type { OutcomeInput, ReachInput } from './calls.contract.ts'

type Parent = RecordRef<ParentKind>
type Translator = Pick<Backend, 'translate'>

const texts: Record<WayToReach, string> = {
  call: 'call.call',
  WhatsApp: 'call.WhatsApp',
  Viber: 'call.Viber',
}

/** 403 if the actor may change none of the records. */
export const noteReach = (
  db: Db,
  { by, phone, records, secondsAgo = 0 }: ReachInput,
  actor: Actor,
  { translate }: Translator,
): Promise<{ id: number }> =>
  db.transaction().execute(async (tx) => {
    const changeable = await changeableOf(tx, await withClient(tx, records), actor)
    if (changeable.length === 0) throw accessDenied()
    // Concurrent clicks wait for each other.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reach ${actor.accountId}`}, 0))`.execute(
      tx,
    )
    const said: TextLine = [texts[by], { phone }]
    const id = await addOnce(tx, { entity: 'Reach' }, actor, async () => {
      const same = await sameJustNow(tx, changeable[0]!, said, actor)
      if (same !== undefined) return same
      const language = await languageOfOffice(tx)
      const note = {
        records: changeable,
        said: [said],
        doneDate: inAthens(instantNow(-secondsAgo * 1000)),
        category: by === 'call' ? 'call' : 'undefined',
      } as const
      return addNote(tx, note, { translate, language }, actor)
    })
    // The outcome of a call is known later.
    if (by !== 'call') await noteContactedOf(tx, changeable, actor)
    return { id }
  })

async function sameJustNow(
  tx: Db,
  { entity, id }: Parent,
  [key, params]: TextLine,
  { accountId }: Actor,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT a."id" FROM "activity" a
    WHERE a."createdById" = ${accountId} AND a."createdOn" > now() - interval '1 minute' AND a."deletedOn" IS NULL
      AND a."said" -> 'lines' -> 0 = ${JSON.stringify([key, params])}::jsonb
      AND EXISTS (
        SELECT FROM "activityLink" l
        WHERE l."activityId" = a."id" AND l."entity" = ${entity} AND l."entityId" = ${id})
    ORDER BY a."createdOn" DESC LIMIT 1
  `.execute(tx)
  return rows[0]?.id
}

/** Unless an account is among the records, adds the lead and the account whose phone a record shows. */
async function withClient(tx: Db, records: readonly Parent[]): Promise<Parent[]> {
  if (records.some(({ entity }) => entity === 'Account')) return unique(records)
  const ids = (entity: ParentKind) =>
    sql`${records.filter((one) => one.entity === entity).map(({ id }) => id)}::integer[]`
  const { rows } = await sql<Parent>`
    WITH "leads" AS (
      SELECT unnest(${ids('Demand')}) AS "id"
      UNION SELECT "demandId" FROM "viewing" WHERE "id" = ANY(${ids('Viewing')})
      UNION SELECT "demandId" FROM "reservation" WHERE "id" = ANY(${ids('Reservation')}))
    SELECT 'Demand' AS "entity", "id" FROM "leads" WHERE "id" IS NOT NULL
    UNION SELECT 'Account', "accountId" FROM "lead"
      WHERE "id" IN (SELECT "id" FROM "leads") AND "accountId" IS NOT NULL
    UNION SELECT 'Account', "accountId" FROM "reservation"
      WHERE "id" = ANY(${ids('Reservation')}) AND "accountId" IS NOT NULL
    UNION SELECT 'Account', "ownerId" FROM "object"
      WHERE "id" = ANY(${ids('Object')}) AND "ownerId" IS NOT NULL
    ORDER BY 1 DESC, 2
  `.execute(tx)
  return unique([...records, ...rows])
}

const unique = (records: readonly Parent[]): Parent[] =>
  records.filter(
    ({ entity, id }, at) =>
      records.findIndex((one) => one.entity === entity && one.id === id) === at,
  )

/** The records that exist and that the actor may change. */
async function changeableOf(tx: Db, records: readonly Parent[], actor: Actor): Promise<Parent[]> {
  const found: Parent[] = []
  for (const record of records)
    try {
      await mustChange(tx, record, actor)
      found.push(record)
    } catch (failure) {
      if (!(failure instanceof Problem && [403, 404].includes(failure.status))) throw failure
    }
  return found
}

async function noteContactedOf(tx: Db, records: readonly Parent[], actor: Actor): Promise<void> {
  for (const { entity, id } of records) if (entity === 'Demand') await noteContacted(tx, id, actor)
}

/** 400 unless the activity is a call or message of the actor. */
export const saveOutcome = (
  db: Db,
  { id, text, ...state }: OutcomeInput,
  actor: Actor,
  { translate }: Translator,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Activity', id }, actor)
    const note = await lock(tx, activityEntity, id)
    const said = note.said as GeneratedTaskText | null
    const begun = said?.lines[0]
    if (note.createdById !== actor.accountId || (begun && !isReach(begun)))
      throw badRequest('call.notYours')
    if (begun) {
      const lines = [withState(begun, state), ...(text ? [literalText(text)] : [])]
      const description = cutToDescription(
        formatLines(lines, await languageOfOffice(tx), translate),
      )
      const changes = { description, said: taskTextsInAllLanguages(lines, translate) }
      await save(tx, activityEntity, id, { actor, changes })
    } else if (text) {
      // Somebody rewrote the text: keep it.
      const before = note.description ?? ''
      const description = before.endsWith(text) ? before : cutToDescription(`${before}\n${text}`)
      await save(tx, activityEntity, id, { actor, changes: { description } })
    }
    if (state.reached) await noteContactedOf(tx, (await linksOf(tx, id)).map(recordOf), actor)
  })

const ofCalls = ['call.call', 'call.lasted', 'call.notReached']
const isReach = ([key]: TextLine) => [...Object.values(texts), ...ofCalls].includes(key)

function withState(
  [key, { phone = '' } = {}]: TextLine,
  { minutes, reached }: Pick<OutcomeInput, 'minutes' | 'reached'>,
): TextLine {
  if (!ofCalls.includes(key)) return [key, { phone }]
  if (!reached) return ['call.notReached', { phone }]
  return minutes === undefined ? ['call.call', { phone }] : ['call.lasted', { phone, minutes }]
}
