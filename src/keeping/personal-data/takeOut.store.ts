// A page with all data of a person, streamed while it is made: their records by kind, the changes of these, and their
// sign-ins. Of other people it contains only names.
import { onServer } from '#base/register/recordsOnServer.ts'
import { sql } from 'kysely'
import type { Translate } from '#kit/i18n/translator.ts'
import { formatInstantTime } from '#kit/fields/format.ts'
import { logSentence } from '#keeping/action-log-screen/readable/logSentence.ts'
import { readableChanges } from '#keeping/action-log-screen/readable/readableChanges.store.ts'
import type { LogEntry } from '#keeping/action-log-screen/describeEntries.store.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { isRecordKind } from '#keeping/action-log-screen/readable/loggedFields.ts'
import type { Db } from '#base/backend/backend.ts'
import { belongsToRecords, emailsOf, filesOf, mailedFilesOf } from './person.store.ts'
import type { MailedFile, Person } from './person.store.ts'

type Reader = { translate: Translate; language: string }
type Line = [label: string, text: string]

const batch = 200

export async function* takeOut(db: Db, person: Person, reader: Reader): AsyncGenerator<string> {
  const t = (key: string, params = {}) => reader.translate(reader.language, [key, params])
  const title = t('personalData.fileTitle', { name: person.name })
  yield `<!doctype html><html lang="${reader.language}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}th{width:14rem;font-weight:500;color:#555}td{white-space:pre-wrap}</style>
</head><body><h1>${escape(title)}</h1>\n`
  for (const [kind, ids] of Object.entries(person.records)) {
    if (ids.length === 0 || !isRecordKind(kind)) continue
    yield heading(t(`record.${kind}`), ids.length)
    for (let at = 0; at < ids.length; at += batch)
      for (const lines of await linesOf(db, kind, ids.slice(at, at + batch), reader))
        yield table(lines)
  }
  for (const { name, rows } of furtherOf(person)) {
    const found = await sql<{ row: Record<string, unknown> }>`${rows}`.execute(db)
    if (found.rows.length === 0) continue
    yield heading(t(`personalData.kind.${name}`), found.rows.length)
    for (const { row } of found.rows)
      yield table(
        Object.entries(row).flatMap(([key, value]): Line[] =>
          value === null || value === '' ? [] : [[t(`personalData.field.${key}`), asText(value)]],
        ),
      )
  }
  const files = await filesOf(db, person)
  if (files.length > 0) {
    yield heading(t('personalData.kind.file'), files.length)
    yield `<ul>${files.map((file) => `<li><a href="${escape(encodeURI(pathOf(file)))}">${escape(file.userName)}</a></li>`).join('')}</ul>\n`
  }
  const mailed = await mailedFilesOf(db, person)
  if (mailed.length > 0) {
    yield heading(t('personalData.kind.mailedFile'), mailed.length)
    yield `<ul>${mailed.map((file) => `<li><a href="${escape(encodeURI(pathOfMailed(file)))}">${escape(file.name)}</a></li>`).join('')}</ul>\n`
  }
  yield* logOf(db, person, reader)
  yield '</body></html>\n'
}

/** Path of a file in the ZIP. */
export const pathOf = ({ id, userName }: { id: number; userName: string }) =>
  `files/${id}-${fileName(userName)}`

export const pathOfMailed = ({ id, at, name }: MailedFile) => `mails/${id}-${at}-${fileName(name)}`

const fileName = (name: string) => name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_')
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const heading = (text: string, count: number) => `<h2>${escape(text)} (${count})</h2>\n`
const table = (lines: readonly Line[]) =>
  lines.length === 0
    ? ''
    : `<table>${lines.map(([label, text]) => `<tr><th>${escape(label)}</th><td>${escape(text)}</td></tr>`).join('')}</table>\n`
const asText = (value: unknown): string => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value))
    return formatInstantTime(value)
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}

/** The agency's own judgement of a client: the law against money laundering forbids to tell it. */
const notTheirs = new Set(['risk', 'riskReasons', 'riskWords', 'reviewOn'])

async function linesOf(db: Db, kind: RecordKind, ids: number[], reader: Reader): Promise<Line[][]> {
  const names = Object.keys(onServer(kind).fields).filter(
    (name) => kind !== 'KnownClient' || !notTheirs.has(name),
  )
  // Generated texts of tasks are in the reader's language.
  const said = kind === 'Activity' ? ['said'] : []
  const columns = [...names, ...said, 'createdOn'].map((name) => sql.ref(name))
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${sql.join(columns)} FROM ${sql.table(tableOf(kind))} WHERE "id" = ANY(${ids}::integer[]) ORDER BY "id"
  `.execute(db)
  const data = rows.map(({ createdOn: _createdOn, ...attributes }) => ({
    entity: kind,
    action: 'add',
    data: { attributes, previous: {} },
  }))
  const changes = await readableChanges(db, data, reader)
  const created = reader.translate(reader.language, 'kit.created')
  return changes.map((all, at) => [
    [created, formatInstantTime(String(rows[at]!['createdOn']))],
    ...all.map(({ label, after }): Line => [label, after]),
  ])
}

// Rows that are not records, as stored, without secrets.
function furtherOf(person: Person) {
  const { ids, records } = person
  const emails = emailsOf(person)
  const of = (name: string, columns: string[], where: ReturnType<typeof sql<boolean>>) => ({
    name,
    rows: sql`SELECT jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))}) AS "row"
      FROM ${sql.table(name)} WHERE ${where}`,
  })
  const theirs = sql<boolean>`"accountId" = ANY(${ids}::integer[])`
  return [
    of(
      'enquiry',
      ['sentOn', 'name', 'email', 'phone', 'message', 'consent'],
      sql`"leadId" = ANY(${records.Demand}::integer[])`,
    ),
    of(
      'doubtfulEnquiry',
      ['sentOn', 'name', 'email', 'phone', 'message', 'consent'],
      sql`"id" = ANY(${records.DoubtfulEnquiry}::integer[])`,
    ),
    of(
      'selectionMessage',
      ['writtenOn', 'text'],
      sql`"selectionId" = ANY(${records.Selection}::integer[])`,
    ),
    {
      name: 'orderParty',
      rows: sql`
        SELECT jsonb_build_object('name', "name", 'taxNumber', "taxNumber", 'identityDocument', "identityDocument",
          'postalAddress', "address", 'phone', "phone", 'email', "email", 'signedOn', "signedOn", 'linkSentTo', "linkSentTo",
          'linkSentOn', "linkSentOn") AS "row"
        FROM "orderParty" WHERE ${theirs} ORDER BY "orderId", "position"`,
    },
    of('user', ['username', 'language', 'createdOn', 'passwordSetOn'], theirs),
    of('session', ['createdOn', 'lastUsedOn', 'address', 'userAgent'], theirs),
    of('passkey', ['name', 'createdOn', 'lastUsedOn'], theirs),
    of('calendarFeed', ['createdOn', 'lastUsedOn'], theirs),
    of(
      'mailQueue',
      ['queuedOn', 'to', 'subject', 'text'],
      sql`lower("to") = ANY(${emails}::text[])`,
    ),
    {
      name: 'mailBounce',
      rows: sql`
        SELECT jsonb_build_object('email', "address", 'cameBackOn', "lastOn", 'said', "said") AS "row"
        FROM "mailBounce" WHERE "address" = ANY(${emails}::text[])`,
    },
  ]
}

async function* logOf(
  db: Db,
  { records, ownActivities }: Person,
  reader: Reader,
): AsyncGenerator<string> {
  // The changes of deals and orders name other people too.
  const { ObjectKey: _keys, Deal: _deals, Order: _orders, KnownClient: _known, ...own } = records
  const where = belongsToRecords({ ...own, Activity: ownActivities }, 'l.entity', 'l.entityId')
  let after = 0
  for (;;) {
    const { rows } = await sql<LogEntry>`
      SELECT l."id", l."date", l."action", l."entity", l."entityId", l."message", l."data", a."name" AS "actionBy"
      FROM "actionLog" l LEFT JOIN "account" a ON a."id" = l."actionById"
      WHERE l."id" > ${after} AND ${where} ORDER BY l."id" LIMIT ${batch}
    `.execute(db)
    if (after === 0 && rows.length > 0)
      yield `<h2>${escape(reader.translate(reader.language, 'actionLog.title'))}</h2>\n`
    const changes = await readableChanges(db, rows, reader)
    for (const [at, row] of rows.entries()) {
      const action = reader.translate(reader.language, `actionLog.action.${row.action}`)
      const said = logSentence(row, reader, undefined)
      yield table([
        [formatInstantTime(row.date), [action, row.actionBy, said].filter(Boolean).join(' · ')],
        ...changes[at]!.map(({ label, before, after: now }): Line => [
          label,
          [before, now].filter(Boolean).join(' → '),
        ]),
      ])
    }
    if (rows.length < batch) return
    after = rows.at(-1)!.id
  }
}
