// Alerts administrators when somebody tries to send more mails than the limits allow.
import { sql } from 'kysely'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

const source = 'mail.tooMany.source'

type Above = {
  accountId: number
  /** The mailbox that would get too many; null: too many in total. */ to: string | null
}

/** At most once a day per sender. */
export const alertAboveLimit = (
  db: Db,
  { accountId, to }: Above,
  { translate }: Pick<Backend, 'translate'>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`above:${accountId}`}, 2))`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string; isTold: boolean }>`
      SELECT a."name", EXISTS (
        SELECT FROM "alert" t WHERE t."entity" = 'Account' AND t."entityId" = a."id"
          AND t."said"->'source'->>0 = ${source} AND t."date" > now() - interval '1 day'
      ) AS "isTold"
      FROM "account" a WHERE a."id" = ${accountId}
    `.execute(tx)
    const person = rows[0]
    if (!person || person.isTold) return
    const { name } = person
    await addAlert(
      tx,
      {
        about: { entity: 'Account', id: accountId },
        forAdministrators: true,
        said: {
          source: [source],
          lines: [
            to === null
              ? ['mail.tooMany.alert', { name }]
              : ['mail.tooMany.alertMailbox', { name, to }],
            ['mail.tooMany.alertWhat', {}],
          ],
        },
      },
      { translate, language: await languageOfOffice(tx) },
    )
  })
