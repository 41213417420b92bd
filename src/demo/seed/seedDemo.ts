// Loads the demo agency into a new, migrated database, all or nothing.

import { mailTemplates } from '../data/mailTemplateTexts.ts'
import { Readable } from 'node:stream'
import { addDays } from '#kit/clock.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { hashPassword } from '#base/session/passwords/passwords.ts'
import type { Tables } from '#base/backend/tables.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { DemoAgency } from '../demoAgency.ts'
import { generate } from '../demoAgency.ts'
import { makePaper } from '../documents.ts'
import { instant } from '../days.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { makeFile } from '../makeFile.ts'
import { seedActionLog } from './seedActionLog.ts'
import { seedApprovals } from './seedApprovals.ts'
import { announceNewest, assignLeads } from './seedMatching.ts'
import { seedDoubtful } from './seedDoubtful.ts'
import { seedSendings } from './seedSendings.ts'
import { seedImport, storeOldList } from './seedImport.ts'
import { seedPortals } from './seedPortals.ts'
import { seedViews } from './seedViews.ts'
import { insertPayments, storeReceipts } from './seedPayments.ts'
import { insertObjects, storePictures } from './seedObjects.ts'
import { demoSignIns } from '../signIns.ts'

const numbered = [
  'mailTemplate',
  'branch',
  'account',
  'object',
  'objectAccount',
  'objectKeyHistory',
  'lead',
  'viewing',
  'deal',
  'dealAccount',
  'dealShare',
  'activity',
  'reservation',
  'stayFeed',
  'selection',
  'document',
  'file',
  'alert',
]

/** Of Thessaloniki, and nobody's. */
const agencyPhone = '+30 2310 555 100'

/**
 * @param today YYYY-MM-DD: what is overdue, due and planned is told from this day
 * Answers how many accounts, objects, leads, activities and files there are now.
 */
export async function seedDemo(db: Kysely<Tables>, files: FileStore, today: string) {
  const agency = generate(today)
  const [users, fileRows, pictureRows, paperRows, receipts, oldListSize] = await Promise.all([
    userRows(today),
    storeFiles(agency, files),
    storePictures(agency, files),
    storePapers(agency, files),
    storeReceipts(agency, files),
    storeOldList(files, agency.accounts),
  ])
  await db.transaction().execute(async (tx) => {
    // Whole tables at once take longer on a busy machine than a request may.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await tx.updateTable('agency').set({ phone: agencyPhone }).execute()
    await insertRows(tx, 'branch', agency.branches)
    await insertRows(tx, 'account', agency.accounts)
    await insertRows(tx, 'user', users)
    await insertRows(tx, 'mailTemplate', mailTemplates)
    await seedViews(tx)
    await insertRows(tx, 'lead', agency.leads)
    await insertObjects(tx, agency, pictureRows)
    await announceNewest(tx)
    await seedSendings(tx)
    await insertRows(tx, 'leadObject', agency.leadObjects)
    await assignLeads(tx, today)
    // Assignments come first, so that the triggers on "viewing" see them.
    await insertRows(tx, 'assignment', agency.viewingAssignments.map(ofViewing))
    await insertRows(tx, 'viewing', agency.viewings)
    await insertRows(tx, 'viewingResult', agency.viewingResults)
    await insertActivities(tx, agency)
    await insertRows(tx, 'assignment', agency.assignments.map(ofAccount))
    await insertRows(tx, 'assignment', agency.objectAssignments.map(ofObject))
    await insertRows(tx, 'deal', agency.deals)
    await insertRows(tx, 'dealAccount', agency.dealAccounts)
    await insertRows(tx, 'dealShare', agency.dealShares)
    await insertRows(tx, 'selection', agency.selections)
    await insertRows(tx, 'selectionObject', agency.selectionObjects)
    await insertRows(tx, 'selectionMessage', agency.selectionMessages)
    await insertRows(tx, 'file', fileRows)
    await insertRows(tx, 'document', agency.documents)
    await insertRows(tx, 'alert', agency.alerts)
    await insertRows(tx, 'reservation', agency.reservations)
    await insertRows(tx, 'stayFeed', agency.stayFeeds)
    await insertRows(tx, 'stayBlock', agency.stayBlocks)
    await insertRows(tx, 'staySeason', agency.staySeasons)
    await seedActionLog(tx, today)
    await sql`INSERT INTO "demoAgency" DEFAULT VALUES`.execute(tx)
    for (const table of numbered) await continueIds(tx, table)
    await continueIds(tx, 'reservation', 'reservationNumber')
    await insertRows(tx, 'file', paperRows)
    await insertPayments(tx, agency, receipts)
    await seedApprovals(tx)
    await seedDoubtful(tx, today)
    await continueIds(tx, 'doubtfulEnquiry')
    await seedPortals(tx, today)
    await seedImport(tx, oldListSize)
  })
  await sql`ANALYZE`.execute(db)
  return {
    accounts: agency.accounts.length,
    objects: agency.objects.length,
    leads: agency.leads.length,
    activities:
      agency.activities.length + agency.objectActivities.length + agency.leadActivities.length,
    files: fileRows.length + pictureRows.length + paperRows.length,
  }
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

async function storeFiles({ files }: DemoAgency, store: FileStore) {
  const rows = []
  for (const file of files) {
    const { content, ...row } = file
    const bytes = await makeFile(file)
    const contentType = content.kind === 'picture' ? 'image/png' : 'text/plain'
    await store.write(file.systemName, Readable.from([bytes]), contentType)
    rows.push(ofAccount({ ...row, contentType, size: bytes.length, position: 0 }))
  }
  return rows
}

async function storePapers({ documentFiles }: DemoAgency, store: FileStore) {
  const rows = []
  for (const { paper, ...row } of documentFiles) {
    const bytes = await makePaper(paper)
    await store.write(row.systemName, Readable.from([bytes]), row.contentType)
    rows.push({ ...row, size: bytes.length })
  }
  return rows
}

const ofAccount = <Row extends object>(row: Row) => ({ ...row, parentKind: 'Account' })
const ofViewing = <Row extends object>(row: Row) => ({ ...row, parentKind: 'Viewing' })
const ofObject = <Row extends object>(row: Row) => ({ ...row, parentKind: 'Object' })

type Activity = DemoAgency['activities'][number] & { objectId?: number; leadId?: number }

async function insertActivities(tx: Transaction<Tables>, agency: DemoAgency) {
  const activities: Activity[] = [
    ...agency.activities,
    ...agency.objectActivities,
    ...agency.leadActivities,
  ]
  const rows = activities.map(
    ({ accountIds: _accounts, assignedIds: _assigned, objectId: _object, leadId: _lead, ...row }) =>
      row,
  )
  await insertRows(tx, 'activity', rows)
  const links = activities.flatMap(({ id: activityId, accountIds, objectId, leadId }) => [
    ...accountIds.map((entityId, position) => ({
      activityId,
      entity: 'Account',
      entityId,
      position,
    })),
    ...(objectId === undefined
      ? []
      : [{ activityId, entity: 'Object', entityId: objectId, position: accountIds.length }]),
    ...(leadId === undefined
      ? []
      : [{ activityId, entity: 'Demand', entityId: leadId, position: accountIds.length }]),
  ])
  await insertRows(tx, 'activityLink', links)
  const assigned = activities.flatMap(({ id, assignedIds }) =>
    assignedIds.map((accountId) => ({ activityId: id, accountId })),
  )
  await insertRows(tx, 'activityAssigned', assigned)
}
