// Follow-up tasks of won deals: all done for some, some for others, none for the rest.

import { bundledTexts } from '#base/register/bundledTexts.ts'
import type { Kysely } from 'kysely'
import { doFollowUp } from '#records/deals/followUps/followUps.store.ts'
import { followUpSteps } from '#records/deals/followUps/followUps.contract.ts'
import type { Tables } from '#base/backend/tables.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { demoSignIns } from '../signIns.ts'

/** Number of finished steps of each of the last won deals. */
const DONE = [5, 3, 5, 2, 4, 0, 5]

export async function seedFollowUps(db: Kysely<Tables>): Promise<void> {
  const { translate } = createTexts(bundledTexts)
  const { accountId, username, language } = demoSignIns[0]
  const actor = { accountId, username, language, roles: ['admin'], branchId: null }
  const won = await db
    .selectFrom('deal')
    .select(['id', 'modifiedOn'])
    .where('dealStage', '=', 5)
    .where('deletedOn', 'is', null)
    .orderBy('endDate', 'desc')
    .orderBy('id')
    .limit(DONE.length)
    .execute()
  for (const [at, { id, modifiedOn: doneOn }] of won.entries()) {
    for (const step of followUpSteps.slice(0, DONE[at]))
      await doFollowUp(db, { id, step, actor, translate })
    await db.updateTable('dealFollowUp').set({ doneOn }).where('dealId', '=', id).execute()
  }
}
