// Details of the entries of a page, read per kind.
import { sql } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { readActivities } from '#base/activities/readActivities.store.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import type { RecordKind, RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import { textOfRecord } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { movesOf } from './stageMoves.store.ts'
import type { TimelineEntry } from './recordTimeline.contract.ts'

/** An entry as read from its source. */
export type EntryRow = {
  source: string
  id: number
  open: boolean
  at: string | null
  count: number | null
  byId: number | null
  place: number
}

type EntryBase = Pick<TimelineEntry, 'key' | 'at' | 'open'>
export type NamedRecord = RecordRef & {
  title: string | null
  detail: string | null
  by: string | null
}

const recordSources = {
  Viewing: 'viewing',
  Deal: 'deal',
  Demand: 'lead',
  Reservation: 'reservation',
} as const
type RecordSource = keyof typeof recordSources
const isRecordSource = (source: string): source is RecordSource =>
  Object.hasOwn(recordSources, source)

export async function describeEntries(
  db: Db,
  parent: RecordRef<TimelineParent>,
  found: readonly EntryRow[],
  actor: Actor,
): Promise<TimelineEntry[]> {
  const of = (source: string) => found.filter((one) => one.source === source)
  const ids = (source: string) => of(source).map(({ id }) => id)
  const linked = found.filter(({ source }) => isRecordSource(source))
  const [activities, records, files, mails, moves, people] = await Promise.all([
    readActivities(db, ids('activity'), actor),
    namesOf(
      db,
      linked.map(({ source, id }) => ({ entity: source as RecordSource, id })),
      actor.language,
    ),
    filesOf(db, parent, ids('file')),
    mailsOf(db, { enquiries: ids('enquiry'), selections: ids('selection') }, actor.language),
    movesOf(db, ids('move'), actor.language),
    peopleOf(db, found),
  ])
  const entries = found.map((one): TimelineEntry | undefined => {
    const { source, id, at, open, count, byId } = one
    const entry: EntryBase = { key: `${source}/${id}`, at, open }
    const by = people.get(byId ?? 0) ?? null
    if (source === 'activity') {
      const activity = activities.find((each) => each.id === id)
      return activity && { ...entry, kind: 'activity', activity }
    }
    if (source === 'file')
      return { ...entry, kind: 'file', files: files.get(id) ?? [], count: count ?? 0, by }
    if (source === 'change')
      return { ...entry, kind: 'change', day: at!.slice(0, 10), count: count ?? 0, byId, by }
    if (source === 'move') {
      const move = moves.find((each) => each.id === id)
      if (!move) return undefined
      const { dealId, title, from, to } = move
      const record = { entity: 'Deal' as const, id: dealId, title: title || `#${dealId}` }
      return { ...entry, kind: 'move', from, to, who: by, record: { ...record, detail: null } }
    }
    if (isRecordSource(source)) {
      const named = records.find((each) => each.entity === source && each.id === id)
      return named && { ...entry, kind: recordSources[source], record: shown(named), by: named.by }
    }
    const mail = mails.find((each) => each.source === source && each.id === id)
    if (!mail) return undefined
    const { incoming, who, text, record } = mail
    return { ...entry, kind: 'mail', incoming, who, text, record }
  })
  // Leave out entries deleted between the two queries.
  return entries.filter((entry) => entry !== undefined)
}

const shown = ({ entity, id, title, detail }: NamedRecord) => ({
  entity,
  id,
  detail,
  title: title || `#${id}`,
})

/** Titles, details and creators of records. */
export async function namesOf(
  db: Db,
  wanted: readonly RecordRef[],
  language: string,
): Promise<NamedRecord[]> {
  if (wanted.length === 0) return []
  const text = (which: 'title' | 'detail') =>
    sql`(${textOfRecord(which, sql`w."entity"`, sql`w."id"`, language)})`
  const creators = Object.entries({
    Viewing: 'viewing',
    Deal: 'deal',
    Demand: 'lead',
    Reservation: 'reservation',
  }).map(
    ([kind, table]) =>
      sql`WHEN ${sql.lit(kind)} THEN (SELECT "createdById" FROM ${sql.table(table)} t WHERE t."id" = w."id")`,
  )
  const { rows } = await sql<NamedRecord>`
    SELECT w."entity", w."id", ${text('title')} AS "title", ${text('detail')} AS "detail",
      (SELECT "name" FROM "account" WHERE "id" = CASE w."entity" ${sql.join(creators, sql` `)} END) AS "by"
    FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS w ("entity" text, "id" integer)
  `.execute(db)
  return rows
}

/** Most files shown of a day; the others are among the record's files. */
const mostFiles = 12

/** By the id of the newest file of each group. */
async function filesOf(
  db: Db,
  { entity, id }: RecordRef,
  newest: readonly number[],
): Promise<Map<number, FileLink[]>> {
  if (newest.length === 0) return new Map()
  const onDay = (file: string) => sql`${localTime(sql.ref(`${file}.createdOn`))}::date`
  const { rows } = await sql<{ id: number; files: FileLink[] }>`
    SELECT n."id", lot."files" FROM "file" n CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName") ORDER BY f."id" DESC) AS "files"
      FROM (
        SELECT f."id", f."systemName", f."userName" FROM "file" f
        WHERE f."parentKind" = ${entity} AND f."parentId" = ${id} AND f."deletedOn" IS NULL
          AND ${onDay('f')} = ${onDay('n')} AND f."createdById" IS NOT DISTINCT FROM n."createdById"
        ORDER BY f."id" DESC LIMIT ${sql.lit(mostFiles)}
      ) f
    ) lot
    WHERE n."id" = ANY(${newest}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row.files]))
}

type Mail = {
  source: string
  id: number
  incoming: boolean
  who: string
  text: string
  record: { entity: RecordKind; id: number; title: string; detail: string | null }
}

async function mailsOf(
  db: Db,
  { enquiries, selections }: Record<'enquiries' | 'selections', number[]>,
  language: string,
): Promise<Mail[]> {
  if (enquiries.length + selections.length === 0) return []
  const { rows } = await sql<Omit<Mail, 'record'> & { leadId: number; title: string | null }>`
    SELECT m.*, (${textOfRecord('title', sql`'Demand'::text`, sql`m."leadId"`, language)}) AS "title" FROM (
      SELECT 'enquiry' AS "source", "id", true AS "incoming", concat_ws(', ', "name", "email", "phone") AS "who",
        "message" AS "text", "leadId"
      FROM "enquiry" WHERE "id" = ANY(${enquiries}::integer[])
      UNION ALL
      SELECT 'selection', "id", false, coalesce("sentTo", ''),
        coalesce((SELECT string_agg('#' || o."referenceNumber", ', ' ORDER BY c."position")
          FROM "selectionObject" c JOIN "object" o ON o."id" = c."objectId" WHERE c."selectionId" = s."id"), ''), "leadId"
      FROM "selection" s WHERE "id" = ANY(${selections}::integer[])
    ) m
  `.execute(db)
  return rows.map(({ leadId, title, ...mail }) => ({
    ...mail,
    record: { entity: 'Demand', id: leadId, title: title || `#${leadId}`, detail: null },
  }))
}

async function peopleOf(db: Db, found: readonly EntryRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(found.flatMap(({ byId }) => byId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}
