// The action log as a list: its entries, quick with any filter, and then what they mean.
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

type Parts = Pick<Backend, 'db' | 'translate'>

const entries = sql`"actionLog" l`
/** So many are described at once where a list is longer than a page. */
const batch = 200

/** The newest first. */
export async function searchActionLog(
  { db, translate }: Parts,
  filter: ActionLogFilter,
  language: string,
): Promise<Page<ActionLogRow>> {
  const asked = { ...filter, entity: entityOf(filter.entity) }
  const { items, totalRows } = await page({
    db,
    from: entries,
    id: 'l.id',
    where: entriesWhere(asked),
    rows: shown,
    count: (db) => countEntries(db, asked),
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
