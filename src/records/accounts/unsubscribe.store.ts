import { agencyToday } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { signedLink } from '#base/session/links/links.store.ts'
import { accountEntity } from './accounts.store.ts'

/** The link to unsubscribe: it never expires, and may be used repeatedly. */
export const unsubscribeLink = signedLink('end of mailings', 'unsubscribe')

/** Withdraws the consent as of today. Does nothing if it is already withdrawn or the account was deleted. */
export const endMailings = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const kept = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .where('deletedOn', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!kept) return
    await save(tx, accountEntity, id, {
      actor: null,
      changes: ({ consentOn, consentWithdrawnOn }) =>
        consentWithdrawnOn !== null && (consentOn === null || consentWithdrawnOn >= consentOn)
          ? {}
          : { consentWithdrawnOn: agencyToday() },
    })
  })
