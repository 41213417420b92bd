// Reads a selection by its link: only while the link works, and without internal data.
import { sql } from 'kysely'
import { today } from '#kit/db/days.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { readShownObject } from '#outside/publishing/site/siteObjects.store.ts'
import type { PublishedObject } from '#outside/publishing/site/siteObjects.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Mark } from '../selections.contract.ts'

export type OpenSelection = {
  id: number
  leadId: number
  createdOn: string
  /** The language of its note. */
  language: string
  note: string | null
  expiresOn: string | null
  activityId: number | null
  alertId: number | null
}

// Unknown, revoked, expired, deleted, or of a deleted lead: one condition, so that nobody can tell which.
const isOpen = (token: string) => sql`s."token" = ${token} AND s."deletedOn" IS NULL
  AND s."revokedOn" IS NULL AND (s."expiresOn" IS NULL OR s."expiresOn" >= ${today})
  AND EXISTS (SELECT FROM "lead" l WHERE l."id" = s."leadId" AND l."deletedOn" IS NULL)`

const columns = sql`s."id", s."leadId", s."createdOn", s."language", s."note", s."expiresOn", s."activityId", s."alertId"`

export async function openSelection(db: Db, token: string): Promise<OpenSelection | undefined> {
  const { rows } = await sql<OpenSelection>`
    SELECT ${columns} FROM "selection" s WHERE ${isOpen(token)}`.execute(db)
  return rows[0]
}

/** Also locks it, so that concurrent actions of a client run one after another. */
export async function lockSelection(tx: Db, token: string): Promise<OpenSelection | undefined> {
  const { rows } = await sql<OpenSelection>`
    SELECT ${columns} FROM "selection" s WHERE ${isOpen(token)} FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

export type ChosenObject = PublishedObject & { published: boolean; mark: Mark | null }
export type ClientMessage = { objectId: number | null; text: string; writtenOn: string }
export type ShownSelection = {
  objects: ChosenObject[]
  /** Number of its objects that were deleted since. */
  gone: number
  messages: ClientMessage[]
}

export async function readChosen(db: Db, id: number, language: Language): Promise<ShownSelection> {
  const [chosen, messages] = await Promise.all([
    db
      .selectFrom('selectionObject')
      .select(['objectId', 'mark'])
      .where('selectionId', '=', id)
      .orderBy('position')
      .orderBy('objectId')
      .execute(),
    db
      .selectFrom('selectionMessage')
      .select(['objectId', 'text', 'writtenOn'])
      .where('selectionId', '=', id)
      .orderBy('id')
      .execute(),
  ])
  const marks = new Map(chosen.map(({ objectId, mark }) => [objectId, mark]))
  const shown = await readShownObject(db, [...marks.keys()], language)
  const objects = shown.map((object) => ({ ...object, mark: marks.get(object.id)! }))
  return { objects, gone: chosen.length - objects.length, messages }
}

/** A picture of one of its objects, published or not; no other file. */
export async function chosenPicture(db: Db, token: string, systemName: string) {
  const { rows } = await sql<{ systemName: string; contentType: string }>`
    SELECT f."systemName", f."contentType"
    FROM "selection" s
    JOIN "selectionObject" "of" ON "of"."selectionId" = s."id"
    JOIN "object" o ON o."id" = "of"."objectId" AND o."deletedOn" IS NULL
    JOIN "file" f ON f."parentKind" = 'Object' AND f."parentId" = o."id" AND f."deletedOn" IS NULL
      AND f."isPicture" AND NOT f."damaged" AND f."systemName" = ${systemName}
    WHERE ${isOpen(token)}
  `.execute(db)
  return rows[0]
}

/** Counts visits: requests within half an hour are one visit. */
export const countOpening = async (db: Db, id: number): Promise<void> =>
  void (await sql`
    UPDATE "selection" SET "openings" = "openings" + 1, "openedOn" = now()
    WHERE "id" = ${id} AND ("openedOn" IS NULL OR "openedOn" < now() - interval '30 minutes')
  `.execute(db))
