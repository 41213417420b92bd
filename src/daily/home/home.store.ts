import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { keptTotals } from '#kit/db/totals.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { overdueKeys } from '#records/object-keys/objectKeys.store.ts'
import { openActivities } from '#base/activities/openActivities.store.ts'
import { listOpened } from '#daily/search/opened/opened.store.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import { openFirstSteps } from '#daily/first-steps/firstSteps.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { changedRecords } from './changedRecords.store.ts'
import { dueActivities } from './dueActivities.store.ts'
import { mostShown } from './home.contract.ts'
import type { Home } from './home.contract.ts'
import { todayOf } from './today.store.ts'
import { unansweredLeads } from './unansweredLeads.store.ts'
import { objectsToPublish } from './objectsToPublish.store.ts'
import { ownLeads } from './ownLeads.store.ts'
import { ownMonth } from './ownMonth.store.ts'

type HomeBackend = Pick<Backend, 'db' | 'translate' | 'server' | 'backup' | 'mailEnvironment'>

export async function getHome(backend: HomeBackend, actor: Actor): Promise<Home> {
  const { db, translate } = backend
  const [
    [mine, today, unanswered, leads, keys, month],
    [opened, byMe, byAnyone, toPublish, counts, firstSteps],
  ] = await Promise.all([
    Promise.all([
      dueActivities(db, actor),
      todayOf(db, actor),
      unansweredLeads(db, actor),
      ownLeads(db, actor),
      overdueKeys(db),
      ownMonth(db, actor),
    ]),
    Promise.all([
      listOpened(db, actor),
      changedRecords(db, actor, { byMe: true }),
      changedRecords(db, actor, { byMe: false }),
      objectsToPublish(db, actor, translate),
      countAll(db, actor),
      admin.allows(actor) ? openFirstSteps(backend, actor) : null,
    ]),
  ])
  return {
    firstSteps,
    mine,
    today,
    unanswered,
    leads,
    keys,
    month,
    opened: opened.slice(0, mostShown),
    changed: { byMe, byAnyone },
    toPublish,
    counts: { ...counts, employes: office.allows(actor) ? counts.employes : null },
  }
}

async function countAll(db: Db, actor: Actor): Promise<Home['counts']> {
  const { actionsToDo: actions, ...accounts } = await keptTotals(db, [
    'objects',
    'accounts',
    'owners',
    'clients',
    'partners',
    'professionals',
    'sources',
    'employes',
    'actionsToDo',
  ])
  const open = openActivities(sql`a."id"`, actor)
  return { ...accounts, actions: open.length === 0 ? actions : await countActions(db, open) }
}

// For callers who may not open all activities.
async function countActions(db: Db, open: RawBuilder<unknown>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS "total" FROM "activity" a
    WHERE a."done" = false AND a."deletedOn" IS NULL AND ${sql.join(open, sql` AND `)}
  `.execute(db)
  return rows[0]!.total
}
