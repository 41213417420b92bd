import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { diffOf, differencesBetween } from '#kit/db/diff.ts'
import { log } from '#kit/db/save.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { formatLines } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { hashOf, newSecret } from '#base/session/sign-in/secrets.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { formatOf } from './formats/formats.ts'
import { forgetSent } from './making/forgetFeeds.store.ts'
import { feedAddress } from './sending/feedRoute.ts'
import type { Portal, PortalInput, PortalUpdate } from './portals.contract.ts'

type Reader = { language: string; translate: Backend['translate'] }

type Row = Omit<Portal, 'refusedFeed'> & {
  refusedFeed:
    | (Omit<NonNullable<Portal['refusedFeed']>, 'reasons'> & { reasons: TextLine[] })
    | null
}

export async function listPortals(
  db: Db,
  actor: Actor,
  reader: Reader,
): Promise<{ items: Portal[]; views: { id: number; name: string }[] }> {
  const [portals, views] = await Promise.all([
    sql<Row>`
      SELECT p."id", p."version", p."name", p."format", p."viewId", p."language", p."contactName", p."contactPhone",
        p."contactEmail", p."mostObjects", p."mostPictures", p."isOn", v."name" AS "view", p."addressSince",
        CASE WHEN f."id" IS NOT NULL THEN json_build_object('count', f."count", 'bytes', f."bytes",
          'madeOn', f."madeOn", 'checkedOn', p."checkedOn") END AS "feed",
        CASE WHEN r."id" > coalesce(f."id", 0) AND p."toldRefusedOn" IS NOT NULL THEN json_build_object(
          'madeOn', r."madeOn", 'count', r."count", 'lost', r."lost", 'reasons', r."reasons")
          END AS "refusedFeed",
        l."fetchedOn",
        coalesce(p."isOn" AND p."tokenHash" IS NOT NULL AND greatest(l."fetchedOn", p."onSince", p."addressSince")
          < now() - interval '1 day', false) AS "isSilent"
      FROM "portal" p
      LEFT JOIN "listView" v ON v."id" = p."viewId"
      LEFT JOIN "portalFeed" f ON f."portalId" = p."id" AND f."state" = 'current'
      LEFT JOIN LATERAL (SELECT * FROM "portalFeed" WHERE "portalId" = p."id" AND "state" = 'refused'
        ORDER BY "id" DESC LIMIT 1) r ON true
      LEFT JOIN LATERAL (SELECT max("fetchedOn") AS "fetchedOn" FROM "portalFetch" WHERE "portalId" = p."id") l ON true
      WHERE p."deletedOn" IS NULL ORDER BY p."name" COLLATE "und-x-icu", p."id"
    `.execute(db),
    offeredViews(db, actor),
  ])
  const items = portals.rows.map((row) => ({
    ...row,
    feed: row.feed && { ...row.feed, ...instantsOf(row.feed, ['madeOn', 'checkedOn']) },
    refusedFeed: row.refusedFeed && {
      ...row.refusedFeed,
      ...instantsOf(row.refusedFeed, ['madeOn']),
      reasons: linesOf(row.refusedFeed.reasons, reader),
    },
  }))
  return { items, views }
}

/** Formatted like all other instants of the API. */
const instantsOf = <T extends object, K extends keyof T>(row: T, names: readonly K[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      row[name] === null ? null : new Date(String(row[name])).toISOString(),
    ]),
  ) as Pick<T, K>

export const linesOf = (reasons: readonly TextLine[], { language, translate }: Reader): string[] =>
  reasons.map((reason) => formatLines([reason], language, translate))

/** Shared views of properties, and the actor's own. */
const offeredViews = (db: Db, { accountId }: Actor) =>
  db
    .selectFrom('listView')
    .select(['id', 'name'])
    .where('list', '=', 'ObjectList')
    .where('deletedOn', 'is', null)
    .where((is) => is.or([is('shared', '=', true), is('createdById', '=', accountId)]))
    .orderBy(sql`"name" COLLATE "und-x-icu"`)
    .orderBy('id')
    .execute()

export async function addPortal(db: Db, input: PortalInput, actor: Actor): Promise<{ id: number }> {
  await mustSeeView(db, input.viewId, null, actor)
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('portal')
      .values({
        ...input,
        ...(input.isOn && { onSince: sql<string>`now()` }),
        createdById: actor.accountId,
        modifiedById: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const attributes = await loggedOf(tx, input)
    await logPortal(tx, {
      id,
      action: 'add',
      version: 1,
      actor,
      data: { attributes, previous: {} },
    })
    return { id }
  })
}

/** 409 if somebody else has saved it meanwhile. Makes a new feed due. */
export const savePortal = (
  db: Db,
  { id, version, ...input }: PortalUpdate,
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('portal')
      .select(['version', 'name', 'format', 'viewId', 'language', 'contactName', 'contactPhone'])
      .select(['contactEmail', 'mostObjects', 'mostPictures', 'isOn'])
      .where('id', '=', id)
      .where('deletedOn', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw notFound()
    if (before.version !== version) throw conflict('portal.changedMeanwhile')
    await mustSeeView(tx, input.viewId, before.viewId, actor)
    if (before.isOn && !input.isOn) await forgetSent(tx, id)
    await tx
      .updateTable('portal')
      .set({
        ...input,
        ...(input.isOn && !before.isOn && { onSince: sql<string>`now()`, toldSilentOn: null }),
        // A feed in the making still uses the old settings.
        ...unmade,
        dueOn: sql<string>`now()`,
        version: version + 1,
        modifiedOn: sql<string>`now()`,
        modifiedById: actor.accountId,
      })
      .where('id', '=', id)
      .execute()
    const [was, is] = [await loggedOf(tx, before), await loggedOf(tx, input)]
    const data = diffOf(was, differencesBetween(was, is))
    await logPortal(tx, { id, action: 'update', version: version + 1, actor, data })
  })

type Logged = Omit<Parameters<typeof log>[1], 'of'>
const logPortal = (tx: Db, entry: Logged) => log(tx, { ...entry, of: { entity: 'Portal' } })

/** For the action log: with the name of the view. */
async function loggedOf(tx: Db, portal: Omit<PortalInput, 'format'> & { format: string }) {
  const { viewId, language, version: _version, ...rest } = { version: 0, ...portal }
  const view =
    viewId === null
      ? null
      : await tx.selectFrom('listView').select('name').where('id', '=', viewId).executeTakeFirst()
  return { ...rest, view: view?.name ?? null, language: languageNames[language] }
}

/** A view that was chosen earlier stays allowed, whoever owns it. */
async function mustSeeView(db: Db, viewId: number | null, before: number | null, actor: Actor) {
  if (viewId === null || viewId === before) return
  const views = await offeredViews(db, actor)
  if (!views.some((view) => view.id === viewId)) throw badInput({ viewId: ['problem.invalid'] })
}

/** Its address stops working while it is deleted. */
export const deletePortal = (db: Db, id: number, actor: Actor): Promise<void> =>
  setDeleted(db, id, true, actor)
export const restorePortal = (db: Db, id: number, actor: Actor): Promise<void> =>
  setDeleted(db, id, false, actor)

const setDeleted = (db: Db, id: number, isDeleted: boolean, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('portal')
      .set({
        deletedOn: isDeleted ? sql<string>`now()` : null,
        dueOn: sql<string>`now()`,
        ...unmade,
      })
      .where('id', '=', id)
      .where('deletedOn', isDeleted ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    if (isDeleted) await forgetSent(tx, id)
    await logPortal(tx, { id, action: isDeleted ? 'delete' : 'restore', version: null, actor })
  })

/** Prevents a switch to the feed in the making. */
const unmade = { workerId: null, workerUntil: null, tries: 0 } as const

export const renewAddress = (
  db: Db,
  id: number,
  publicUrl: string,
  actor: Actor,
): Promise<{ url: string }> =>
  db.transaction().execute(async (tx) => {
    const token = newSecret()
    const portal = await tx
      .updateTable('portal')
      .set({ tokenHash: hashOf(token), addressSince: sql<string>`now()`, toldSilentOn: null })
      .where('id', '=', id)
      .where('deletedOn', 'is', null)
      .returning('format')
      .executeTakeFirst()
    if (!portal) throw notFound()
    await logPortal(tx, { id, action: 'renewAddress', version: null, actor })
    return { url: feedAddress(publicUrl, token, formatOf(portal.format)?.fileName ?? 'feed') }
  })

/** Logs that an administrator sent a feed although properties disappeared. */
export const logAcceptedLoss = (db: Db, id: number, actor: Actor): Promise<void> =>
  logPortal(db, { id, action: 'acceptLoss', version: null, actor })
