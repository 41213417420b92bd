// Files of erased people that the tax law requires for some years.
import { sql } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { removeFiles } from '#base/files/removeFiles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OwnFile } from './person.store.ts'
import type { Retained } from './personalData.contract.ts'

export function retainedOf(files: readonly OwnFile[]): Retained {
  const days = files.flatMap(({ keptUntil }) => keptUntil ?? []).toSorted()
  return days.length === 0 ? null : { count: days.length, until: days.at(-1)! }
}

/** Daily: removes documents of erased people's payments once the law no longer requires them. Returns their number. */
export async function forgetRetained(db: Db, store: FileStore): Promise<number> {
  const { rows } = await sql<{ systemName: string }>`
    SELECT f."systemName" FROM "actionLog" l
    JOIN "transaction" t ON t."accountId" = l."entityId"
      AND make_date(extract(year FROM t."transactionDate")::integer + 6, 1, 1) <= ${today}
    JOIN "file" f ON f."parentKind" = 'Transaction' AND f."parentId" = t."id"
    WHERE l."entity" = 'Account' AND l."action" = 'erase'
  `.execute(db)
  const names = rows.map(({ systemName }) => systemName)
  await removeFiles(db, store, names)
  return names.length
}
