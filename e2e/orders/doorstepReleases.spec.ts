// What lies on a phone, when the agency's server gets a new release, and when somebody else signs in on the phone.
import type { BrowserContext, Page } from '@playwright/test'
import { isNewer, withReleases } from '../agencies/newRelease.ts'
import { newName } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { bearer, moveTo, openScreen, settled, signInByHand } from '../steps.ts'
import { bar, doorOf, openForm, partyField, phone, signAtDoor, takeAlong } from './door.ts'

test.use(phone)

/** The emulation of the network does not tell pages that were opened without one. */
const comeBack = async (context: BrowserContext) => {
  await context.setOffline(false)
  for (const page of context.pages())
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return { releases: names.length, files: files.flat() }
  })

/** Waits until every file of the release that the server has now is on the phone. */
async function expectKept(page: Page, url: string): Promise<void> {
  const code = await (await page.request.get(`${url}/worker.js`)).text()
  const wanted = [...code.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => url + file)
  expect(wanted.length).toBeGreaterThan(10)
  await expect
    .poll(async () => {
      const { files } = await keptFiles(page)
      return wanted.filter((file) => !files.includes(file))
    })
    .toEqual([])
}

test('a new release takes nothing from open pages, with or without a connection', async ({
  browser,
  request,
  agency,
}) => {
  const releases = await withReleases(agency.url)
  const context = await browser.newContext({ ...phone, baseURL: releases.url })
  try {
    const door = await doorOf(request)
    const page = await context.newPage()
    await takeAlong(page, door)
    await expectKept(page, releases.url)
    const desk = await context.newPage()
    await openScreen(desk, '/CRM')

    await releases.renew()
    const fresh = await context.newPage()
    await openScreen(fresh, '/Pocket')
    expect(await isNewer(fresh)).toBe(true)
    await expectKept(fresh, releases.url)
    expect((await keptFiles(fresh)).releases).toBe(2)

    // The server has none of their files any more.
    for (const address of ['/Leads', '/Orders', '/Settings/Rules']) await moveTo(desk, address)
    expect(await isNewer(desk)).toBe(false)
    await context.setOffline(true)
    await signAtDoor(page, door)
    expect(await isNewer(page)).toBe(false)
    await openScreen(fresh, '/Pocket')
    expect(await isNewer(fresh)).toBe(true)
    await expect(bar(fresh, door)).toBeVisible()
    await comeBack(context)
    await expect.poll(() => door.ordersOf(door.client)).toHaveLength(1)
    for (const each of [page, fresh]) await expect(bar(each, door)).toHaveCount(0)
  } finally {
    await context.close()
    releases.close()
  }
})

test('whoever signs in next sees nothing of what is open and waits in any tab, and nothing of it is lost', async ({
  page,
  context,
  request,
}) => {
  const door = await doorOf(request)
  const next = await doorOf(request)
  const stranger = { name: `Ελένη ${newName()}`, email: 'eleni@example.com' }
  const secrets = [stranger.name, door.client]
  await takeAlong(page, door)
  await context.setOffline(true)
  await signAtDoor(page, door, stranger)
  // Another order is begun.
  const begun = newName()
  await page.getByRole('link', { name: door.say('pocket.order.back') }).tap()
  await openForm(page, door)
  await partyField(page, door, 'name').fill(begun)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })

  // The session ends, and somebody else signs in in another tab.
  await request.post('/api/authenticate/logout', { headers: await bearer(page) })
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/Pocket')
  await expect(other).toHaveURL(/\/login/)
  await signInByHand(other, next.me)
  await openScreen(other, '/Pocket')
  await expect(other.getByRole('region', { name: next.client })).toBeVisible()
  // The other tab has left the order that was begun, and asked nobody.
  await expect(page).toHaveURL(/\/CRM/)
  expect(asked).toEqual([])
  await openScreen(page, '/Pocket')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: next.client })).toBeVisible()
    for (const secret of [...secrets, begun])
      await expect(tab.locator('body')).not.toContainText(secret)
    await expect(bar(tab, door)).toHaveCount(0)
  }
  expect(await door.ordersOf(stranger.name)).toEqual([])

  // They sign out, and the author comes back.
  await other.getByRole('button', { name: /^Signed in as/ }).tap()
  await other.getByRole('menuitem', { name: 'Log out' }).tap()
  await expect(other).toHaveURL(/\/login/)
  await signInByHand(other, door.me)
  await expect.poll(() => door.ordersOf(stranger.name)).toHaveLength(1)
  await settled(other)
  await expect(bar(other, door)).toHaveCount(0)
})
