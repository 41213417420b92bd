import type { Db } from '#base/backend/backend.ts'

/** The number of the newest entry of the action log. No entry is ever removed, so it only grows; 0 without any. */
export async function newestEntry(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('actionLog')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
