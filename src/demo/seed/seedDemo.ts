// Loads the demo agency into a new, migrated database, all or nothing.

import { mailTemplates } from '../data/mailTemplateTexts.ts'
import { addDays } from '#kit/clock.ts'
import { type Kysely, sql } from 'kysely'
import { hashPassword } from '#base/session/passwords/passwords.ts'
import type { Tables } from '#base/backend/tables.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DemoAgency } from '../demoAgency.ts'
import { generate } from '../demoAgency.ts'
import { instant } from '../days.ts'
import { loadAtOnce } from './loadAtOnce.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'
import { seedAnswers } from './seedAnswers.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { seedActionLog } from './seedActionLog.ts'
import { seedApprovals } from './seedApprovals.ts'
import { announceNewest, assignLeads } from './seedMatching.ts'
import { seedBounces } from './seedBounces.ts'
import { seedDoubtful } from './seedDoubtful.ts'
import { seedSendings } from './seedSendings.ts'
import { seedImport, storeOldList } from './seedImport.ts'
import { seedInvitation } from './seedInvitation.ts'
import { seedPortals } from './seedPortals.ts'
import { seedViews } from './seedViews.ts'
import { filesToStore, storeFiles } from './storeFiles.ts'
import type { DemoFileToStore } from './storeFiles.ts'
import { demoSignIns } from '../signIns.ts'

/** A number in Thessaloniki that belongs to nobody. */
const agencyPhone = '+30 2310 555 100'

export type PreparedDemo = {
  today: string
  agency: DemoAgency
  users: Rows
  stored: DemoFileToStore[]
}

/**
 * What can be made before there is a database.
 *
 * @param today YYYY-MM-DD: determines overdue, due and planned dates
 */
export async function prepareDemo(today: string): Promise<PreparedDemo> {
  const hashed = userRows(today)
  const agency = generate(today)
  return { today, agency, users: await hashed, stored: await filesToStore(agency) }
}

/** @param kept all derived values of the product */
export async function seedDemo(
  db: Kysely<Tables>,
  files: FileStore,
  { today, agency, users, stored }: PreparedDemo,
  kept: readonly KeptValue[],
) {
  const oldListSize = await storeOldList(files, agency.accounts)
  const fileRows = stored.map(({ row }) => row)
  // Thousands of files take about as long as the rows, and the database leaves this process idle.
  const storing = storeFiles(stored, files)
  const loading = db.transaction().execute(async (tx) => {
    // Loading whole tables takes longer on a busy machine than the statement timeout.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await tx
      .updateTable('agency')
      .set({ phone: agencyPhone, taxNumber: '094529780', gemiNumber: '058472604000' })
      .execute()
    await loadAtOnce(tx, kept, async () => {
      for (const [table, rows] of tablesOf(agency, users, fileRows)) {
        await insertRows(tx, table, rows)
        if (rows[0] && 'id' in rows[0]) await continueIds(tx, table)
      }
      await continueIds(tx, 'reservation', 'reservationNumber')
      await assignLeads(tx, today)
      await seedAnswers(tx, today)
    })
    await seedViews(tx)
    await announceNewest(tx)
    await seedSendings(tx)
    await seedActionLog(tx, today)
    await seedInvitation(tx, today)
    await sql`INSERT INTO "demoAgency" DEFAULT VALUES`.execute(tx)
    await seedApprovals(tx)
    await seedBounces(tx, today)
    await seedDoubtful(tx, today)
    await continueIds(tx, 'doubtfulEnquiry')
    await seedPortals(tx, today)
    await seedImport(tx, oldListSize)
    await storing
  })
  await Promise.all([storing, loading])
}

const userRows = (today: string) =>
  Promise.all(
    demoSignIns.map(async ({ accountId, username, password, language }) => {
      const passwordSetOn = instant(addDays(today, -1), 0)
      const passwordHash = await hashPassword(password)
      return {
        accountId,
        username,
        passwordHash,
        language,
        createdOn: passwordSetOn,
        passwordSetOn,
      }
    }),
  )

type Rows = readonly object[]

function tablesOf(agency: DemoAgency, users: Rows, files: Rows): [table: string, rows: Rows][] {
  const activities: Activity[] = [
    ...agency.activities,
    ...agency.objectActivities,
    ...agency.leadActivities,
  ]
  return [
    ['branch', agency.branches],
    ['account', agency.accounts],
    ['user', users],
    ['mailTemplate', mailTemplates],
    ['lead', agency.leads],
    // Publishing an object requires its pictures.
    ['file', files],
    ['object', agency.objects],
    ['objectAccount', agency.objectLinks],
    ['objectKey', agency.objectKeys],
    ['objectKeyHistory', agency.objectKeyPeriods],
    ['leadObject', agency.leadObjects],
    ['viewing', agency.viewings],
    ['viewingResult', agency.viewingResults],
    ['activity', activities.map(activityRow)],
    ['activityLink', activities.flatMap(linksOf)],
    ['activityAssigned', activities.flatMap(assignedOf)],
    ['assignment', assignmentsOf(agency)],
    ['deal', agency.deals],
    ['dealAccount', agency.dealAccounts],
    ['dealShare', agency.dealShares],
    ['knownClient', agency.knownClients],
    ['knownClientOwner', agency.knownClientOwners],
    ['knownClientCheck', agency.knownClientChecks],
    ['selection', agency.selections],
    ['selectionObject', agency.selectionObjects],
    ['selectionMessage', agency.selectionMessages],
    ['document', agency.documents],
    ['alert', agency.alerts],
    ['reservation', agency.reservations],
    ['stayFeed', agency.stayFeeds],
    ['stayBlock', agency.stayBlocks],
    ['staySeason', agency.staySeasons],
    ['transaction', agency.transactions],
  ]
}

const assignmentsOf = ({ viewingAssignments, assignments, objectAssignments }: DemoAgency) => [
  ...viewingAssignments.map((row) => ({ ...row, parentKind: 'Viewing' })),
  ...assignments.map((row) => ({ ...row, parentKind: 'Account' })),
  ...objectAssignments.map((row) => ({ ...row, parentKind: 'Object' })),
]

type Activity = DemoAgency['activities'][number] & { objectId?: number; leadId?: number }

const activityRow = ({
  accountIds: _accounts,
  assignedIds: _assigned,
  objectId: _object,
  leadId: _lead,
  ...row
}: Activity) => row

function linksOf({ id: activityId, accountIds, objectId, leadId }: Activity) {
  const named = [
    ...accountIds.map((id) => ['Account', id] as const),
    ...(objectId === undefined ? [] : [['Object', objectId] as const]),
    ...(leadId === undefined ? [] : [['Demand', leadId] as const]),
  ]
  return named.map(([entity, entityId], position) => ({ activityId, entity, entityId, position }))
}

const assignedOf = ({ id: activityId, assignedIds }: Activity) =>
  assignedIds.map((accountId) => ({ activityId, accountId }))
