import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { makeDueFeeds } from './feedJobs.ts'
import { makeFeed } from './makeFeed.ts'
import { addPortal, kyeroProperties, make, portalOf, post } from '../testing/portalApp.ts'
import type { TestPortal } from '../testing/portalApp.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "portal", "object", "alert", "signInFailure" CASCADE`.execute(app.db)
})

const publish = (changes: object = {}) => addPublishable(app, place, changes)
const many = async (count: number) => {
  const added = []
  for (let n = 0; n < count; n++) added.push(await publish())
  return added
}
const takeOff = (id: number) => post(app, '/api/object/update', { id, active: false })
const idsAt = async (portal: TestPortal) =>
  (await kyeroProperties(app, portal)).map(({ id }) => Number(id))
const alerts = async () =>
  (
    await sql<{ content: string }>`SELECT "content" FROM "alert" ORDER BY "id"`.execute(app.db)
  ).rows.map(({ content }) => content)

describe('a feed that lacks properties', () => {
  test('is held back if more than a tenth would disappear, until somebody accepts the loss', async () => {
    const added = await many(11)
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    await takeOff(added[0]!.id)
    expect(await make(app, portal)).toBe('switched')
    const [, gone, alsoGone] = added
    await takeOff(gone!.id)
    await takeOff(alsoGone!.id)
    expect(await make(app, portal)).toBe('refused')
    expect(await make(app, portal)).toBe('refused')
    expect(await idsAt(portal)).toHaveLength(10)
    const { refusedFeed } = await portalOf(app, portal.id)
    expect(refusedFeed).toMatchObject({ count: 8, lost: 2 })
    const [alert, ...others] = await alerts()
    expect(others).toEqual([])
    expect(alert).toContain(`#${gone!.referenceNumber} #${alsoGone!.referenceNumber}`)
    expect(await make(app, portal, true)).toBe('switched')
    expect(await idsAt(portal)).toHaveLength(8)
    expect((await portalOf(app, portal.id)).refusedFeed).toBeNull()
  })

  test('counts properties that were deleted for good as lost', async () => {
    const [first] = await many(2)
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    await sql`DELETE FROM "file" WHERE "parentId" = ${first!.id}`.execute(app.db)
    await sql`DELETE FROM "object" WHERE "id" = ${first!.id}`.execute(app.db)
    expect(await make(app, portal)).toBe('refused')
    expect((await portalOf(app, portal.id)).refusedFeed).toMatchObject({ count: 1, lost: 1 })
  })

  test('is held back if its saved view was deleted', async () => {
    const { id } = await publish()
    const view = await post(app, '/api/listView/add', {
      list: 'ObjectList',
      name: 'Dear',
      shared: true,
      filters: {},
      sort: null,
      columns: { shown: [], hidden: [], order: [], density: 'comfortable' },
    })
    const portal = await addPortal(app, 'kyero', { viewId: view.id })
    await make(app, portal)
    expect((await app.call('DELETE', `/api/listView/${view.id}`)).statusCode).toBe(200)
    expect(await make(app, portal)).toBe('refused')
    expect(await idsAt(portal)).toEqual([id])
    expect((await alerts())[0]).toContain('saved view')
  })

  test('raises no alert if another server took over meanwhile', async () => {
    await publish()
    const portal = await addPortal(app, 'kyero')
    let taken: Promise<unknown> | undefined
    const takeOver = async () => {
      await sql`UPDATE "portal" SET "workerUntil" = now() - interval '1 second'`.execute(app.db)
      expect(await make(app, portal)).toBe('switched')
    }
    const write: TestApp['files']['write'] = async () => {
      await (taken ??= takeOver())
      throw new Error('its row is gone')
    }
    expect(await makeFeed({ ...app, files: { ...app.files, write } }, portal)).toBeUndefined()
    expect(await alerts()).toEqual([])
  })

  test('leaves the previous feed in place and no file behind if making it fails', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    await publish()
    const failing = { ...app.files, write: () => Promise.reject(new Error('no more room')) }
    await expect(makeFeed({ ...app, files: failing }, portal)).rejects.toThrow('no more room')
    expect(await idsAt(portal)).toEqual([id])
    expect(await make(app, portal)).toBe('switched')
    expect(await idsAt(portal)).toHaveLength(2)
    const drafts = await app.db.selectFrom('portalDraft').select('feedId').execute()
    expect(drafts).toEqual([])
  })

  test('does not delay other portals, and raises an alert after three failures', async () => {
    const { id } = await publish()
    const failing = await addPortal(app, 'kyero')
    const behind = await addPortal(app, 'kyero')
    const portals = async () =>
      (
        await sql<{ id: number; tries: number; isDue: boolean }>`
          SELECT "id", "tries", "dueOn" <= now() + interval '5 minutes' AS "isDue" FROM "portal" ORDER BY "id"`.execute(
          app.db,
        )
      ).rows
    let left = 3
    const write: TestApp['files']['write'] = (...given) =>
      left-- > 0 ? Promise.reject(new Error('no more room')) : app.files.write(...given)
    for (let each = 0; each < 3; each++) {
      expect(await alerts()).toEqual([])
      left = 1
      await sql`UPDATE "portal" SET "dueOn" = now() - interval '1 minute', "workerUntil" = NULL
        WHERE "id" = ${failing.id} OR ${each} = 0`.execute(app.db)
      const making = makeDueFeeds({ ...app, files: { ...app.files, write } })
      await expect(making).rejects.toThrow('no more room')
    }
    expect(await idsAt(behind)).toEqual([id])
    expect(await alerts()).toHaveLength(1)
    expect(await portals()).toMatchObject([
      { id: failing.id, tries: 0, isDue: false },
      { id: behind.id, tries: 0 },
    ])
    expect(await make(app, failing)).toBe('switched')
    expect(await idsAt(failing)).toEqual([id])
  })

  test('is made by another server after a crash, and the crashed server cannot switch to its own', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero')
    // The first stops just before it stores the feed.
    let go: (() => void) | undefined
    const reached = Promise.withResolvers<void>()
    const stopped = new Promise<void>((resolve) => (go = resolve))
    const slow: TestApp['files'] = {
      ...app.files,
      write: async (...given) => {
        reached.resolve()
        await stopped
        return app.files.write(...given)
      },
    }
    const late = makeFeed({ ...app, files: slow }, portal)
    await reached.promise
    expect(await make(app, portal)).toBeNull()
    await sql`UPDATE "portal" SET "workerUntil" = now() - interval '1 second'`.execute(app.db)
    const other = await publish()
    expect(await make(app, portal)).toBe('switched')
    go!()
    await late
    expect(await alerts()).toEqual([])
    expect(await idsAt(portal)).toEqual([id, other.id])
    const feeds = await app.db.selectFrom('portalFeed').select(['state']).execute()
    expect(feeds).toEqual([{ state: 'current' }])
  })
})
