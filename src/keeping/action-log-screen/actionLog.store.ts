// Searches the action log: finds the entries quickly with any filter, then describes those of the page.
import { sql } from 'kysely'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Page } from '#kit/http/paging.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { logEntities, logNumberOf } from '#base/action-log/actionLog.contract.ts'
import type { ActionLogFilter, ActionLogRow } from '#base/action-log/actionLog.contract.ts'
import { countEntries } from '#base/action-log/countEntries.store.ts'
import { describeEntries } from './describeEntries.store.ts'
import type { LogEntry } from './describeEntries.store.ts'
import { entriesWhere } from '#base/action-log/entriesWhere.store.ts'

type Services = Pick<Backend, 'db' | 'translate'>

const entries = sql`"actionLog" l`
/** Entries described at once in lists longer than a page. */
const batch = 200

/** Newest first. */
export async function searchActionLog(
  { db, translate }: Services,
  filter: ActionLogFilter,
  language: string,
): Promise<Page<ActionLogRow>> {
  const entryFilter = { ...filter, entity: entityOf(filter.entity) }
  const { items, totalRows } = await page({
    db,
    from: entries,
    id: 'l.id',
    where: entriesWhere(entryFilter),
    rows: shown,
    count: (db) => countEntries(db, entryFilter),
    input: filter,
    sorts: { date: 'l.date' },
    by: 'date',
    desc: true,
  })
  const describe = (some: LogEntry[]) => describeEntries(db, some, { translate, language })
  return {
    items: Array.isArray(items) ? await describe(items) : inBatches(items, describe),
    totalRows,
  }
}

const entityOf = (number: number | null | undefined) =>
  logEntities().find((entity) => logNumberOf(entity) === number)

const shown = (db: Db, page: PageIds) =>
  db
    .selectFrom(page)
    .innerJoin('actionLog as l', 'l.id', 'page.id')
    .leftJoin('account as by', 'by.id', 'l.actionById')
    .select(['l.id', 'l.date', 'l.actionById', 'by.name as actionBy', 'l.action', 'l.entity'])
    .select(['l.entityId', 'l.version', 'l.message', 'l.data'])

async function* inBatches(
  rows: AsyncIterable<LogEntry>,
  describe: (some: LogEntry[]) => Promise<ActionLogRow[]>,
): AsyncIterable<ActionLogRow> {
  let some: LogEntry[] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < batch) continue
    yield* await describe(some)
    some = []
  }
  yield* await describe(some)
}
