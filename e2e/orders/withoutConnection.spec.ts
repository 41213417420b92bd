// An order signed at a door without a network: on a phone, with the browser ended in between, and the session ended meanwhile.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, newName, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import type { Person } from '../steps.ts'
import { bearer, confirm, field, openScreen, settled, signIn, signInByHand } from '../steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Rows = { items: { id: number; number: number | null; state: string; partyNames: string }[] }
type Door = { me: Person; client: string; ordersOf: (name: string) => Promise<Rows['items']> }

/** An employee with a viewing today, in an agency whose orders can be signed. */
async function doorOf(request: APIRequestContext): Promise<Door> {
  const admin = await signedInApi(request, people.admin)
  await admin('/api/Agency/update', {
    body: { taxNumber: '094014201', gemiNumber: '123456789000' },
  })
  const text = {
    name: newName(),
    side: 'viewing',
    titleEl: 'Εντολή υπόδειξης',
    textEl: 'Ο εντολέας αναθέτει στο γραφείο {agency} την υπόδειξη {properties} με αμοιβή {fee}.',
  }
  const { id, sum } = await admin<{ id: number; sum: string }>('/api/OrderTemplate/add', {
    body: text,
  })
  await admin(`/api/OrderTemplate/approve/${id}`, { body: { sum } })
  const me = await newColleague(request, 'employee')
  const api = await signedInApi(request, me)
  const { accountId } = await api<{ accountId: number }>('/api/authenticate/me')
  const { id: clientId, name } = await newAccount(request, { isClient: true, phone: '6940 111222' })
  const { lead } = await admin<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId: clientId, forPurchase: true },
  })
  await admin('/api/Viewing/update', {
    body: {
      demandId: lead.id,
      dateOfViewing: `${agencyDay()}T23:30:00`,
      results: [{ objectId: (await newObject(request)).id }],
      assigned: [{ accountId }],
    },
  })
  return {
    me,
    client: name,
    ordersOf: async (of) => {
      const { items } = await admin<Rows>('/api/Order/search', { body: { searchStr: of } })
      return items
    },
  }
}

/** Opens the page with a connection once: from then on it is on the phone. */
async function takeAlong(page: Page, { me, client }: Door) {
  await signIn(page, me, '/Pocket')
  await expect(page.getByText('Opens on this device without a connection too.')).toBeVisible()
  await expect(page.getByRole('region', { name: client })).toBeVisible()
}

/** Ends the application and opens it anew, at this address. */
async function openAnew(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await openScreen(next, address)
  return next
}

async function signAtDoor(page: Page, client: string) {
  await page
    .getByRole('region', { name: client })
    .getByRole('link', { name: 'Sign an order' })
    .tap()
  await field(page, 'Tax number (ΑΦΜ)').fill('123456783')
  await field(page, 'Fee, % of the price').fill('2')
  await page.getByRole('button', { name: 'Show to read and sign' }).tap()
  await expect(page.getByRole('article')).toContainText(client)
  await expect(page.getByRole('article')).toContainText('2 % επί της τιμής, πλέον ΦΠΑ')
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
  await page.getByRole('checkbox', { name: 'Also note where this is signed' }).uncheck()
  const pad = page.getByRole('img', { name: /signature/ })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(x + width * (0.2 + step * 0.04), y + height * (step % 2 ? 0.3 : 0.7))
  await page.mouse.up()
  await page.getByRole('button', { name: 'Sign', exact: true }).tap()
  await expect(page.getByText('Signed and kept on this device.')).toBeVisible()
}

const bar = (page: Page) => page.getByRole('main').getByText('Not sent yet from this device: 1.')

test('an order signed without a connection is stored once, after the browser and the session ended @usual', async ({
  page,
  context,
  request,
}) => {
  const door = await doorOf(request)
  await takeAlong(page, door)
  await context.setOffline(true)
  const atDoor = await openAnew(context, page, '/Pocket')
  await signAtDoor(atDoor, door.client)
  const later = await openAnew(context, atDoor, '/Pocket')
  await expect(bar(later)).toContainText('There is no connection.')
  expect(await door.ordersOf(door.client)).toEqual([])

  // The session ends on the server, and the network comes back.
  await request.post('/api/authenticate/logout', { headers: await bearer(later) })
  await context.setOffline(false)
  // The emulation does not tell pages that were opened without a network.
  await later.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(later).toHaveURL(/\/login/)
  await expect(later.getByText('It is sent once its author signs in.')).toBeVisible()
  expect(await door.ordersOf(door.client)).toEqual([])
  await signInByHand(later, door.me)
  await expect(later.getByText(/^Stored as E\d+: Viewing order: /)).toBeVisible()
  await expect.poll(() => door.ordersOf(door.client)).toHaveLength(1)
  await expect(bar(later)).toHaveCount(0)
  const [order] = await door.ordersOf(door.client)
  expect(order).toMatchObject({ state: 'valid', partyNames: door.client })
  expect(order!.number).toBeGreaterThan(0)
  await later.reload()
  await settled(later)
  await expect(later.getByText('Order signed')).toBeVisible()
  expect(await door.ordersOf(door.client)).toHaveLength(1)
})

test('signing out asks about what was not sent, and leaves nothing on the phone', async ({
  page,
  context,
  request,
}) => {
  const door = await doorOf(request)
  await takeAlong(page, door)
  await context.setOffline(true)
  await signAtDoor(page, door.client)
  await context.setOffline(false)
  await context.route('**/api/Order/signedOffline', (route) => route.abort())
  const signOut = async () => {
    await page.getByRole('button', { name: /^Signed in as/ }).tap()
    await page.getByRole('menuitem', { name: 'Log out' }).tap()
  }
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await signOut()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).tap()
  await expect(bar(page)).toBeVisible()
  await signOut()
  await confirm(page, 'If you sign out, it is lost.', 'Sign out and lose it')
  await expect(page).toHaveURL(/\/login/)
  const left = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('estia-kept')
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.addEventListener('success', () => resolve(open.result))
      })
      const counts = ['keys', 'things', 'entries'].map(
        (name) =>
          new Promise<number>((resolve) => {
            const count = db.transaction(name).objectStore(name).count()
            count.addEventListener('success', () => resolve(count.result))
          }),
      )
      return {
        rows: await Promise.all(counts),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }
    })
  await expect.poll(left).toEqual({ rows: [0, 0, 0], caches: [], workers: 0 })
})

test('an open page keeps every file of its release when the server has none of them any more', async ({
  page,
  context,
  request,
}) => {
  await takeAlong(page, await doorOf(request))
  const files = async () => {
    const code = await (await request.get('/worker.js')).text()
    return [...code.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file!)
  }
  const all = await files()
  const missing = () =>
    page.evaluate(async (wanted) => {
      const known = await Promise.all(wanted.map((file) => caches.match(file)))
      return wanted.filter((_file, at) => !known[at])
    }, all)
  await expect.poll(missing).toEqual([])
  await context.setOffline(true)
  const failed = await page.evaluate(async (wanted) => {
    const answers = await Promise.all(
      wanted.map((file) =>
        fetch(file).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return answers.filter((ok) => !ok).length
  }, all)
  expect(failed).toBe(0)
})
