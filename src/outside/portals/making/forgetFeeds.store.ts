// Cleans up after portals that get no feed any more, and deletes unused feed files.
import { sql } from 'kysely'
import type { Backend, Db } from '#base/backend/backend.ts'

/**
 * For a portal that was switched off or deleted: all its properties count as withdrawn. The old feed is not sent again after
 * switching on, since properties may have been taken off the site meanwhile.
 */
export async function forgetSent(tx: Db, portalId: number): Promise<void> {
  await sql`
    UPDATE "portalFeed" SET "state" = 'old' WHERE "portalId" = ${portalId} AND "state" = 'current'
  `.execute(tx)
  await sql`
    UPDATE "portalObject" SET "state" = 'gone', "since" = now(), "reasons" = '[]', "unsaid" = '{}'
    WHERE "portalId" = ${portalId} AND "state" = 'there'
  `.execute(tx)
}

/** Deletes files left by crashed servers and by portals that are off. */
export async function removeOldFeeds(
  db: Db,
  files: Pick<Backend['files'], 'remove'>,
): Promise<void> {
  const { rows } = await sql<{ id: number; stored: string }>`
    SELECT "id", "stored" FROM "portalFeed"
    WHERE "stored" IS NOT NULL AND ("state" = 'old' OR "state" = 'making' AND "madeOn" < now() - interval '1 hour')
    ORDER BY "id" LIMIT 1000
  `.execute(db)
  for (const { id, stored } of rows) {
    await removeFeed(files, stored)
    await sql`
      UPDATE "portalFeed" SET "stored" = NULL, "state" = 'old' WHERE "id" = ${id}
    `.execute(db)
  }
}

/** The file and its zipped copy. */
export const removeFeed = (
  files: Pick<Backend['files'], 'remove'>,
  stored: string,
): Promise<unknown> => Promise.all([files.remove(stored), files.remove(`${stored}.gz`)])
