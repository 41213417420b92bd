// Readable log entries and whether each can be undone, for all entries of a page at once.
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import type { Diff } from '#kit/db/diff.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { tableOf } from '#base/register/tableOf.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { isRestorable, restorableKinds } from '#daily/trash/restoreFromTrash.ts'
import { restorableDays } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ActionLogRow } from '#base/action-log/actionLog.contract.ts'
import { mergeStates } from './mergeStates.store.ts'
import { openedBy } from './openedBy.store.ts'
import { canPutBack } from './canPutBack.ts'
import { isRecordKind } from './readable/loggedFields.ts'
import { namesOf } from './readable/logNames.store.ts'
import type { Reference } from './readable/logNames.store.ts'
import { logSentence, mergedInto } from './readable/logSentence.ts'
import { readableChanges } from './readable/readableChanges.store.ts'

export type LogEntry = {
  id: number
  date: string
  actionById: number | null
  actionBy: string | null
  action: string
  entity: string
  entityId: number
  version: number | null
  message: string | null
  data: Diff | null
}
type Translator = { translate: Translate; language: string }

/** Longest text in the table; the record's own screen shows it in full. */
const longest = 600

export async function describeEntries(
  db: Db,
  entries: readonly LogEntry[],
  reader: Translator,
): Promise<ActionLogRow[]> {
  if (entries.length === 0) return []
  const { translate, language } = reader
  const kept = entries.flatMap((entry): Reference[] => {
    const id = mergedInto(entry)
    return id === undefined ? [] : [{ entity: 'Account', id }]
  })
  const over = entries.flatMap(({ entity, entityId }): Reference[] =>
    isRecordKind(entity) ? [{ entity, id: entityId }] : [],
  )
  const [changes, names, opened, states, merges] = await Promise.all([
    readableChanges(db, entries, reader),
    namesOf(db, { pointed: [...over, ...kept], lists: [] }, language),
    openedBy(db, entries, language),
    deletionStates(db, entries),
    mergeStates(db, entries),
  ])
  const labelled = (prefix: string, name: string) => {
    const text = translate(language, `${prefix}.${name}`)
    return text === `${prefix}.${name}` ? name : text
  }
  return entries.map((entry, at) => {
    const { id, date, actionById, actionBy, action, entity, entityId } = entry
    const { title, opens } = opened[at]!
    const mayPutBack = entry.version !== null && action !== 'add'
    const keptId = mergedInto(entry)
    const merge = merges[at]
    return {
      id,
      date,
      actionById,
      actionBy,
      action,
      entity,
      entityId,
      opens,
      actionText: labelled('actionLog.action', action),
      entityText: labelled('record', entity),
      actionOver:
        title ?? (isRecordKind(entity) ? names.of({ entity, id: entityId }) : null) ?? null,
      message: logSentence(
        entry,
        reader,
        keptId === undefined ? undefined : names.of({ entity: 'Account', id: keptId }),
      ),
      data: changes[at]!.map(({ before, after, ...change }) => ({
        ...change,
        before: cut(before),
        after: cut(after),
        canPutBack: mayPutBack && canPutBack(entity, change.field),
      })),
      canRestore: action === 'delete' && states.has(`${entity}/${entityId}`),
      canUnmerge: merge === 'possible',
      whyNot: merge === undefined || merge === 'possible' ? null : translate(language, merge),
    }
  })
}

const cut = (text: string) => (text.length > longest ? `${cutText(text, longest)}…` : text)

/** Records that are deleted now and can be restored, as `kind/number`. */
async function deletionStates(db: Db, entries: readonly LogEntry[]): Promise<Set<string>> {
  const kinds = restorableKinds().filter((kind) =>
    entries.some((one) => one.entity === kind && one.action === 'delete'),
  )
  if (kinds.length === 0) return new Set()
  const each = kinds.map((kind) => {
    const ids = entries.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId)
    return sql`
      SELECT ${sql.lit(kind)} || '/' || "id" AS "record" FROM ${sql.table(tableOf(kind as RecordKind))} ${sql.ref(kind)}
      WHERE ${sql.ref(`${kind}.id`)} = ANY(${ids}::integer[]) AND ${isRestorable(kind)}
        AND ${sql.ref(`${kind}.deletedOn`)} > now() - make_interval(days => ${sql.lit(restorableDays)})`
  })
  const { rows } = await sql<{ record: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return new Set(rows.map(({ record }) => record))
}
