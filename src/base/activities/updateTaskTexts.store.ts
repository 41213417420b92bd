// Regenerates the texts of generated tasks that are still to do: the messages may have been changed by a release or the
// agency, or an upgrade has recognised the message of an old task.
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { taskTextsInAllLanguages } from './generatedTaskText.ts'
import type { GeneratedTaskText } from './generatedTaskText.ts'

const batch = 500

/** Returns how many texts changed. Tasks that somebody changes meanwhile are left to the next run. */
export async function updateTaskTexts(db: Db, translate: Translate): Promise<number> {
  let [after, changed] = [0, 0]
  for (;;) {
    const { rows } = await sql<{ id: number; said: GeneratedTaskText }>`
      SELECT "id", "said" FROM "activity"
      WHERE "said" IS NOT NULL AND ("done" = false OR NOT "said" ? 'texts') AND "id" > ${after}
      ORDER BY "id" LIMIT ${batch}
    `.execute(db)
    for (const { id, said } of rows) {
      const again = taskTextsInAllLanguages(said.lines, translate)
      if (isDeepStrictEqual(again, said)) continue
      const { numAffectedRows } = await sql`
        UPDATE "activity" SET "said" = ${JSON.stringify(again)}::jsonb
        WHERE "id" = ${id} AND "said" = ${JSON.stringify(said)}::jsonb
      `.execute(db)
      changed += Number(numAffectedRows)
    }
    if (rows.length < batch) return changed
    after = rows.at(-1)!.id
  }
}
