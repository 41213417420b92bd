// Forgets the files about the parties of a deal once the law no longer demands to keep them.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { logMany } from '#kit/db/save.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { forgetEntries } from '#base/action-log/forgetEntries.store.ts'
import { forgetFilesOf } from '#base/files/forgetFiles.store.ts'
import { removeFiles } from '#base/files/removeFiles.store.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import { dealEndedOn } from '#records/deals/dealEnd.store.ts'

const batch = 100

/**
 * Daily: deletes each file some years after the end of its deal, with its documents, checks and logged values. The action log
 * then says only that it was forgotten. Without a rule nothing is forgotten. Returns their number.
 */
export async function forgetKnownClients(
  { db, files }: Pick<Backend, 'db' | 'files'>,
  day = agencyToday(),
): Promise<number> {
  const rule = await ruleOn(db, 'knowYourClient', day)
  if (!rule) return 0
  let all = 0
  for (;;) {
    const { ids, names } = await db
      .transaction()
      .execute((tx) => forgetSome(tx, day, rule.parameters.yearsKept))
    // If the contents cannot be removed now, the hourly sweep removes them.
    await removeFiles(db, files, names)
    all += ids.length
    if (ids.length < batch) return all
  }
}

async function forgetSome(tx: Db, day: string, years: number) {
  const { rows: due } = await sql<{ id: number }>`
    SELECT c."id" FROM "knownClient" c JOIN "deal" d ON d."id" = c."dealId"
    WHERE (${dealEndedOn('d')} + make_interval(years => ${years}::integer))::date < ${day}::date
    ORDER BY c."id" LIMIT ${batch} FOR UPDATE OF c
  `.execute(tx)
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return { ids, names: [] }
  await forgetEntries(tx, 'KnownClient', ids)
  const names = await forgetFilesOf(tx, 'KnownClient', ids)
  await tx.deleteFrom('knownClient').where('id', 'in', ids).execute()
  await logMany(tx, { of: { entity: 'KnownClient' }, action: 'forget', actor: null, ids })
  return { ids, names }
}
