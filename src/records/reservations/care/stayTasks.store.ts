// The tasks of stays: handover on the day of arrival, cleaning on the day of departure. A stay has at most one of each kind
// (table "stayTask"), which is updated with the stay. Tasks that are done, or that a person deleted, stay as they are.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { lock, restore, save, softDelete } from '#kit/db/save.ts'
import { formatDate } from '#kit/fields/format.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { formatLines } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { activityEntity } from '#base/activities/activities.store.ts'
import {
  assignedOf,
  linksOf,
  writeAssigned,
  writeLinks,
} from '#base/activities/activityLists.store.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { cutToDescription, taskTextsInAllLanguages } from '#base/activities/generatedTaskText.ts'
import type { GeneratedTaskText } from '#base/activities/generatedTaskText.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { objectNames } from '#records/objects/objectTitle.store.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import { stages } from '../reservationFields.contract.ts'
import { stayTaskKinds } from './stayCare.contract.ts'
import type { StayTaskKind } from './stayCare.contract.ts'
import { hourOf } from './hourOf.ts'

type StoredTask = {
  kind: StayTaskKind
  activityId: number | null
  date: string | null
  personId: number | null
  objectId: number
  lines: readonly TextLine[] | null
  withdrawn: boolean
  isGone: boolean
  isDone: boolean
}
type Stay = {
  id: number
  reservationNumber: number
  reservationStage: number
  isDeleted: boolean
  objectId: number
  object: Record<Language, string>
  guest: string
  phone: string | null
  checkIn: string
  checkOut: string
  arrivalTimePlanned: string | null
  handover: number | null
  cleaning: number | null
  tasks: StoredTask[]
}
type WantedTask = { date: string; personId: number; said: TextLine[] }
type TaskContext = { translate: Translate }

/** Adds, updates, restores or withdraws the tasks of these stays, according to their present state. */
export async function keepStayTasks(
  tx: Db,
  reservationIds: readonly number[],
  { translate }: TaskContext,
  actor: Actor,
): Promise<void> {
  const stays = (await staysOf(tx, reservationIds)).filter(
    ({ handover, cleaning, tasks }) => handover || cleaning || tasks.length > 0,
  )
  if (stays.length === 0) return
  const text = { translate, language: await languageOfOffice(tx) }
  for (const stay of stays)
    for (const kind of stayTaskKinds) {
      const wish = wantedTask(stay, kind)
      const stored = stay.tasks.find((each) => each.kind === kind)
      if (stored) await follow(tx, stay, stored, wish, text, actor)
      else if (wish && mustBeAdded(stay, kind, wish)) await make(tx, stay, kind, wish, text, actor)
    }
}

/** Withdraws the tasks of a stay that is being deleted. */
export async function withdrawStayTasks(tx: Db, id: number, actor: Actor): Promise<void> {
  const [stay] = await staysOf(tx, [id])
  for (const task of stay?.tasks ?? [])
    if (task.activityId !== null && !task.isDone) await withdraw(tx, id, task, actor)
}

const handoverOf = ({ checkIn, arrivalTimePlanned }: Stay) =>
  `${checkIn}T${hourOf(arrivalTimePlanned) ?? '15:00'}:00`
const cleaningOf = ({ checkOut }: Stay) => `${checkOut}T11:00:00`

/** Null for a stay without this task. */
function wantedTask(stay: Stay, kind: StayTaskKind): WantedTask | null {
  const personId = stay[kind]
  const isOn: readonly number[] = [stages.confirmed, stages.checkedIn, stages.checkedOut]
  if (personId === null || stay.isDeleted || !isOn.includes(stay.reservationStage)) return null
  const { object, guest, phone, reservationNumber: number, checkIn, checkOut } = stay
  const days = { number, from: formatDate(checkIn), till: formatDate(checkOut) }
  return {
    personId,
    date: kind === 'handover' ? handoverOf(stay) : cleaningOf(stay),
    said: [
      [`stayTask.${kind}`, { object }],
      phone ? ['stayTask.guestPhone', { guest, phone }] : ['stayTask.guest', { guest }],
      ['stayTask.stay', days],
    ],
  }
}

/** No tasks for past days, and no handover to a guest who has already checked in. */
const mustBeAdded = ({ reservationStage }: Stay, kind: StayTaskKind, { date }: WantedTask) =>
  date.slice(0, 10) >= agencyToday() &&
  (kind === 'cleaning' || reservationStage === stages.confirmed)

type Text = TaskContext & { language: string }

async function make(
  tx: Db,
  { id, objectId }: Stay,
  kind: StayTaskKind,
  { date, personId, said }: WantedTask,
  text: Text,
  actor: Actor,
): Promise<void> {
  // First, so that the second of two requests waits here and finds the task added.
  const claimed = await tx
    .insertInto('stayTask')
    .values({ reservationId: id, kind, activityId: null, date, personId, objectId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  if (!claimed) return
  const task = { category: 'undefined', said, date, assignedTo: [personId] } as const
  const record = { entity: 'Reservation', id } as const
  const also = [{ entity: 'Object', id: objectId }] as const
  const activityId = await addTask(tx, { record, also, ...task }, text, actor)
  await remember(tx, id, kind, { activityId })
}

async function follow(
  tx: Db,
  { id, objectId }: Stay,
  stored: StoredTask,
  wish: WantedTask | null,
  text: Text,
  actor: Actor,
): Promise<void> {
  const { kind, activityId, isDone, isGone, withdrawn } = stored
  if (activityId === null || isDone) return
  if (!wish) return withdraw(tx, id, stored, actor)
  if (isGone ? !withdrawn : isUpToDate(stored, objectId, wish)) return
  if (isGone) await restore(tx, activityEntity, activityId, actor)
  const row = await lock(tx, activityEntity, activityId)
  const [assigned, links] = [await assignedOf(tx, activityId), await linksOf(tx, activityId)]
  const linked = linksNow(links, stored.objectId, objectId)
  const isOthers = stored.personId !== wish.personId
  const people = isOthers
    ? [...new Set([...assigned.filter((each) => each !== stored.personId), wish.personId])].sort(
        (a, b) => a - b,
      )
    : assigned
  await save(
    tx,
    activityEntity,
    { ...row, assignedTo: assigned, links },
    {
      actor,
      changes: {
        ...(stored.date !== wish.date && { date: wish.date }),
        ...(isOthers && { assignedTo: people }),
        links: linked,
        ...saidAnew(row.said, wish.said, text),
      },
    },
  )
  if (isOthers) await writeAssigned(tx, activityId, assigned, people)
  if (linked !== links) await writeLinks(tx, activityId, links, linked, actor)
  const { date, personId } = wish
  await remember(tx, id, kind, { date, personId, objectId, withdrawn: false })
}

const isUpToDate = (stored: StoredTask, objectId: number, { date, personId, said }: WantedTask) =>
  stored.date === date &&
  stored.personId === personId &&
  stored.objectId === objectId &&
  (stored.lines === null || isDeepStrictEqual(stored.lines, said))

const linksNow = (links: string[], from: number, to: number): string[] =>
  from === to
    ? links
    : [
        ...links.filter((each) => each !== `Object/${from}` && each !== `Object/${to}`),
        `Object/${to}`,
      ]

/** Keeps a text that a person has changed. */
function saidAnew(
  before: GeneratedTaskText | null,
  lines: readonly TextLine[],
  { translate, language }: Text,
) {
  if (!before || isDeepStrictEqual(before.lines, lines)) return {}
  return {
    said: taskTextsInAllLanguages(lines, translate),
    description: cutToDescription(formatLines(lines, language, translate)),
  }
}

async function withdraw(
  tx: Db,
  id: number,
  { kind, activityId, isGone }: StoredTask,
  actor: Actor,
) {
  if (isGone) return
  await softDelete(tx, activityEntity, activityId!, actor)
  await remember(tx, id, kind, { withdrawn: true })
}

type StayTaskValues = Partial<
  Pick<StoredTask, 'activityId' | 'date' | 'personId' | 'objectId' | 'withdrawn'>
>

const remember = (tx: Db, reservationId: number, kind: StayTaskKind, values: StayTaskValues) =>
  tx
    .updateTable('stayTask')
    .set(values)
    .where('reservationId', '=', reservationId)
    .where('kind', '=', kind)
    .execute()

async function staysOf(tx: Db, ids: readonly number[]): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    SELECT r."id", r."reservationNumber", r."reservationStage", r."deletedOn" IS NOT NULL AS "isDeleted", r."objectId",
      ${objectNames('o')} AS "object", r."clientDisplayName" AS "guest", r."clientPhone" AS "phone",
      r."checkIn", r."checkOut", r."arrivalTimePlanned", "host"."id" AS "handover", "cleaner"."id" AS "cleaning",
      coalesce((
        SELECT json_agg(json_build_object('kind', k."kind", 'activityId', k."activityId", 'personId', k."personId",
          'objectId', k."objectId", 'lines', a."said"->'lines',
          'date', to_char(k."date", 'YYYY-MM-DD"T"HH24:MI:SS'), 'withdrawn', k."withdrawn",
          'isGone', a."deletedOn" IS NOT NULL, 'isDone', coalesce(a."done", false)))
        FROM "stayTask" k LEFT JOIN "activity" a ON a."id" = k."activityId" WHERE k."reservationId" = r."id"
      ), '[]') AS "tasks"
    FROM "reservation" r
    JOIN "object" o ON o."id" = r."objectId"
    LEFT JOIN "stayCare" c ON c."objectId" = r."objectId"
    LEFT JOIN "account" "host" ON "host"."id" = c."handedOverById" AND "host"."deletedOn" IS NULL
    LEFT JOIN "account" "cleaner" ON "cleaner"."id" = c."cleanedById" AND "cleaner"."deletedOn" IS NULL
    WHERE r."id" = ANY(${ids}::integer[])
    ORDER BY r."id"
  `.execute(tx)
  return rows
}
