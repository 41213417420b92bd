// Alerts administrators to problems of portals, once until the problem is solved.
import { sql } from 'kysely'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { AlertText, TextLine } from '#base/alerts/alertText.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'

type AlertContext = Pick<Backend, 'translate'>
const mostLines = 6

/** A feed was held back, with the reasons and what would have been lost. */
export const tellRefused = (
  db: Db,
  { id, name }: { id: number; name: string },
  reasons: readonly TextLine[],
  told: AlertContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      UPDATE "portal" SET "toldRefusedOn" = now() WHERE "id" = ${id} AND "toldRefusedOn" IS NULL RETURNING "id"
    `.execute(tx)
    if (rows.length === 0) return
    await tell(tx, [['portal.alert.refused', { name }], ...reasons.slice(0, mostLines)], told)
  })

/** Portals that are on but have not fetched their feed for a day, even since they were switched on. */
export const tellSilent = (db: Db, told: AlertContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      UPDATE "portal" p SET "toldSilentOn" = now()
      WHERE "isOn" AND "deletedOn" IS NULL AND "tokenHash" IS NOT NULL AND "toldSilentOn" IS NULL
        AND greatest("onSince", "addressSince") < now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM "portalFetch" f WHERE f."portalId" = p."id" AND f."fetchedOn" > now() - interval '1 day')
      RETURNING "name"
    `.execute(tx)
    if (rows.length === 0) return
    const lines = rows.map(({ name }): TextLine => ['portal.alert.silent', { name }])
    await tell(tx, lines, told)
  })

async function tell(
  tx: Db,
  lines: readonly TextLine[],
  { translate }: AlertContext,
): Promise<void> {
  const language = await languageOfOffice(tx)
  const said: AlertText = { source: ['portal.alert.source'], lines }
  await addAlert(tx, { said, forAdministrators: true }, { translate, language })
}
