// Changes several texts in one transaction, and undoes such changes.
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import type { LocalizationChange, TextChange } from './localization.contract.ts'
import { readOwnTexts } from '#base/backend/ownTexts.store.ts'

const entity = { entity: 'Localization' }
const shownChanges = 50

type Change = {
  actor: Actor
  fileName?: string
  /** Computes the changes from the current texts, which nobody else can change meanwhile. */
  changesOf: (own: TextsOf) => TextChange[]
}

/** Returns the changes and the number of this change; null when nothing changed. */
export const changeTexts = (
  db: Db,
  { actor, fileName, changesOf }: Change,
): Promise<{ changes: TextChange[]; id: number | null }> =>
  db.transaction().execute(async (tx) => {
    await nextRevision(tx)
    const changes = changesOf(await readOwnTexts(tx))
    if (changes.length === 0) return { changes, id: null }
    await write(tx, changes)
    const { id } = await tx
      .insertInto('localizationChange')
      .values({
        changedById: actor.accountId,
        fileName: fileName === undefined || fileName === null ? null : cutText(fileName, 255),
        texts: sql`${JSON.stringify(changes)}::jsonb`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(tx, { id, action: 'update', changes, actor })
    return { changes, id }
  })

/**
 * Restores the texts as they were before, except those that were changed again since. 404 when it was already undone.
 */
export const undoChange = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await nextRevision(tx)
    const undone = await tx
      .updateTable('localizationChange')
      .set({ undoneOn: sql`now()`, undoneById: actor.accountId })
      .where('id', '=', id)
      .where('undoneOn', 'is', null)
      .returning('texts')
      .executeTakeFirst()
    if (!undone) throw notFound()
    const own = await readOwnTexts(tx)
    const changes = undone.texts
      .filter(({ key, localizationCulture, after }) => {
        return (own[localizationCulture][key] ?? null) === after
      })
      .map(({ before, after, ...text }) => ({ ...text, before: after, after: before }))
    await write(tx, changes)
    await note(tx, { id, action: 'restore', changes, actor })
  })

/** The latest changes, newest first. */
export async function listChanges(db: Db): Promise<LocalizationChange[]> {
  return db
    .selectFrom('localizationChange as c')
    .leftJoin('account as a', 'a.id', 'c.changedById')
    .select(['c.id', 'c.changedOn', 'a.name as changedBy', 'c.fileName', 'c.undoneOn'])
    .select(sql<number>`jsonb_array_length(c."texts")`.as('texts'))
    .orderBy('c.id', 'desc')
    .limit(shownChanges)
    .execute()
}

// Locks the single row until the end of the transaction, so that concurrent changes of texts run one after the other.
const nextRevision = (tx: Db) =>
  tx
    .updateTable('localizationRevision')
    .set({ revision: sql`"revision" + 1` })
    .execute()

async function write(tx: Db, changes: readonly TextChange[]) {
  const all = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    AS c("key" text, "localizationCulture" text, "after" text)`
  await sql`
    DELETE FROM "localization" l USING ${all}
    WHERE l."key" = c."key" AND l."localizationCulture" = c."localizationCulture" AND c."after" IS NULL
  `.execute(tx)
  await sql`
    INSERT INTO "localization" ("key", "localizationCulture", "text")
    SELECT c."key", c."localizationCulture", c."after" FROM ${all} WHERE c."after" IS NOT NULL
    ON CONFLICT ("key", "localizationCulture") DO UPDATE SET "text" = excluded."text"
  `.execute(tx)
}

type LogEntry = { id: number; action: string; changes: readonly TextChange[]; actor: Actor }

function note(tx: Db, { id, action, changes, actor }: LogEntry) {
  const valuesByKey = (of: 'before' | 'after') =>
    Object.fromEntries(
      changes.map((text) => [`${text.key} (${text.localizationCulture})`, text[of]]),
    )
  const data = { attributes: valuesByKey('after'), previous: valuesByKey('before') }
  return log(tx, { of: entity, id, action, version: null, actor, data })
}
