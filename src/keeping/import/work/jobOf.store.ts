// Loads the import that is being worked on, with its mapping and author.
import type { Actor } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ImportJob } from '../plan/rows.ts'

/** Null if the user who requested the work is no longer an administrator. */
export async function jobOf(db: Db, importId: number): Promise<ImportJob | null> {
  const found = await db
    .selectFrom('import')
    .innerJoin('account', 'account.id', 'import.startedById')
    .select(['kind', 'mapping', 'source', 'account.id', 'account.role', 'account.branchId'])
    .where('import.id', '=', importId)
    .where('account.deletedOn', 'is', null)
    .executeTakeFirst()
  if (!found?.mapping) return null
  const actor: Actor = {
    accountId: found.id,
    username: '',
    roles: found.role ? [found.role] : [],
    branchId: found.branchId,
    language: 'en',
  }
  if (!admin.allows(actor)) return null
  const { kind, mapping, source } = found
  return { importId, kind, mapping, headers: source.headers, actor }
}
