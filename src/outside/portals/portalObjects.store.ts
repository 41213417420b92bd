// Properties at portals: the choice for each, and its current state.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { conditionsOfView, isChosen } from './making/readListings.store.ts'
import { linesOf } from './portals.store.ts'
import { mostRows } from './portals.contract.ts'
import type { PortalObject, PortalOfObject, ShownState } from './portals.contract.ts'

type Reader = { language: string; translate: Backend['translate'] }
type Stored = { reasons: TextLine[]; unsaid: string[] }

/** The displayed state of the object "o" with its row "c". Nothing is waiting for a portal that is off. */
const stateOf = (ofView: RawBuilder<SqlBool> | undefined, isOn: boolean) => sql<ShownState>`CASE
  WHEN c."state" = 'there' THEN 'there'
  WHEN o."published" AND ${isChosen(ofView)} THEN CASE c."state" WHEN 'refused' THEN 'refused' ELSE ${sql.lit(isOn ? 'waiting' : 'off')} END
  WHEN c."state" = 'gone' THEN 'gone'
  ELSE 'off' END`

export async function portalObjects(
  db: Db,
  { id, state, after }: { id: number; state?: ShownState | undefined; after: number },
  reader: Reader,
) {
  const portal = await db
    .selectFrom('portal')
    .select(['name', 'viewId', 'isOn'])
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!portal) throw notFound()
  const shown = stateOf(await conditionsOfView(db, portal.viewId), portal.isOn)
  const all = sql`
    SELECT o."id", ${shown} AS "state", c."since", c."reasons", c."unsaid"
    FROM "object" o LEFT JOIN "portalObject" c ON c."portalId" = ${id} AND c."objectId" = o."id"
    WHERE o."published" OR c."state" IN ('there', 'gone')`
  const [counted, found] = await Promise.all([
    sql<{ state: ShownState; n: number }>`
      SELECT "state", count(*)::int AS "n" FROM (${all}) AS "all" GROUP BY "state"`.execute(db),
    sql<Omit<PortalObject, 'reasons'> & Stored>`
      SELECT o."id" AS "objectId", o."referenceNumber", ${objectTitle('o', reader.language)} AS "title", a."state",
        CASE WHEN a."state" <> 'waiting' THEN a."since" END AS "since",
        coalesce(a."reasons", '[]') AS "reasons", coalesce(a."unsaid", '{}') AS "unsaid"
      FROM (${all}) AS a JOIN "object" o ON o."id" = a."id"
      WHERE a."state" <> 'off' AND a."id" > ${after} AND (${state ?? null}::text IS NULL OR a."state" = ${state ?? null})
      ORDER BY a."id" LIMIT ${mostRows}`.execute(db),
  ])
  const countOf = (one: ShownState) => counted.rows.find(({ state }) => state === one)?.n ?? 0
  return {
    name: portal.name,
    counts: {
      there: countOf('there'),
      refused: countOf('refused'),
      waiting: countOf('waiting'),
      gone: countOf('gone'),
    },
    items: found.rows.map((row) => inWords(row, reader)),
  }
}

const inWords = <T extends Stored>({ reasons, unsaid, ...row }: T, reader: Reader) => ({
  ...row,
  reasons: linesOf(reasons, reader),
  unsaid: unsaid.map((name) =>
    reader.translate(reader.language, name === 'images' ? 'portal.morePictures' : `object.${name}`),
  ),
})

export async function portalsOfObject(
  db: Db,
  id: number,
  reader: Reader,
): Promise<{ items: PortalOfObject[] }> {
  await mustBeThere(db, id)
  const portals = await db
    .selectFrom('portal')
    .select(['id', 'name', 'isOn', 'viewId'])
    .where('deletedOn', 'is', null)
    .orderBy(sql`"name" COLLATE "und-x-icu"`)
    .orderBy('id')
    .execute()
  const items = await Promise.all(
    portals.map(async (portal) => {
      const ofView = await conditionsOfView(db, portal.viewId)
      const { rows } = await sql<
        Omit<PortalOfObject, 'reasons' | 'portalId' | 'name' | 'isOn'> & Stored
      >`
        SELECT ${isChosen(ofView)} AS "isWanted", c."wanted" IS NOT NULL AS "isOwnChoice", ${stateOf(ofView, portal.isOn)} AS "state",
          CASE WHEN c."state" <> 'waiting' THEN c."since" END AS "since",
          coalesce(c."reasons", '[]') AS "reasons", coalesce(c."unsaid", '{}') AS "unsaid"
        FROM "object" o LEFT JOIN "portalObject" c ON c."portalId" = ${portal.id} AND c."objectId" = o."id"
        WHERE o."id" = ${id}
      `.execute(db)
      const { name, isOn } = portal
      return { portalId: portal.id, name, isOn, ...inWords(rows[0]!, reader) }
    }),
  )
  return { items }
}

type Switched = { portalId: number; objectId: number; wanted: boolean | null }

/** Makes a new feed due at once. */
export const switchPortal = (
  db: Db,
  { portalId, objectId, wanted }: Switched,
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustBeThere(tx, objectId)
    const portal = await tx
      .updateTable('portal')
      .set({ dueOn: sql<string>`now()` })
      .where('id', '=', portalId)
      .where('deletedOn', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!portal) throw notFound()
    const action = wanted === null ? 'switchByView' : wanted ? 'switchOn' : 'switchOff'
    const of = { entity: 'Object' }
    await log(tx, { of, id: objectId, action, version: null, actor, message: portal.name })
    await tx
      .insertInto('portalObject')
      .values({ portalId, objectId, wanted, itemHash: null, changedOn: null })
      .onConflict((on) => on.columns(['portalId', 'objectId']).doUpdateSet({ wanted }))
      .execute()
  })

async function mustBeThere(db: Db, id: number): Promise<void> {
  const object = await db
    .selectFrom('object')
    .select('id')
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!object) throw notFound()
}
