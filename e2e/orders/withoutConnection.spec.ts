// An order signed at a door without a network: on a phone, with the browser ended in between, and the session ended meanwhile.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, newName, people, signedInApi } from '../agency.ts'
import { draw, tickAll } from './signing.ts'
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

async function openForm(page: Page, client: string) {
  await page
    .getByRole('region', { name: client })
    .getByRole('link', { name: 'Sign an order' })
    .tap()
  await expect(field(page, 'Name as in the document')).toHaveValue(client)
}

async function read(page: Page) {
  await page.getByRole('button', { name: 'Show to read and sign' }).tap()
  await expect(page.getByRole('article')).toBeVisible()
}

/** The party whose turn it is. */
async function sign(page: Page, name: string) {
  const pad = page.getByRole('img', { name: 'Field for the signature, empty' })
  await expect(page.getByText(`Signature of ${name}`, { exact: true })).toBeVisible()
  await tickAll(page.getByRole('main'))
  await draw(pad, page)
  await page.getByRole('button', { name: 'Sign', exact: true }).tap()
}
const signed = (page: Page) => page.getByText('Signed and kept on this device.')

async function signAtDoor(page: Page, client: string) {
  await openForm(page, client)
  await field(page, 'Tax number (ΑΦΜ)').fill('123456783')
  await field(page, 'Fee, % of the price').fill('2')
  await read(page)
  await expect(page.getByRole('article')).toContainText(client)
  await expect(page.getByRole('article')).toContainText('2 % επί της τιμής, πλέον ΦΠΑ')
  await sign(page, client)
  await expect(signed(page)).toBeVisible()
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

test('what is typed at a door comes back after the browser was killed, until a couple has signed in turn', async ({
  page,
  context,
  request,
}) => {
  const door = await doorOf(request)
  const other = `Maria ${newName()}`
  await takeAlong(page, door)
  await context.setOffline(true)
  await openForm(page, door.client)
  await field(page, 'Tax number (ΑΦΜ)').fill('123456783')
  await page.getByRole('button', { name: 'Add a party' }).tap()
  await field(page, 'Name as in the document').nth(1).pressSequentially(other)
  await field(page, 'Fee, amount').pressSequentially('a lot')
  // Nothing is shown to sign while it is no amount.
  await page.getByRole('button', { name: 'Show to read and sign' }).tap()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goto('chrome://crash').catch(() => {})
  const again = await openAnew(context, page, '/Pocket')
  await again.getByRole('link', { name: 'Go on' }).tap()
  await expect(again.getByText('What you typed is here again.')).toBeVisible()
  await expect(field(again, 'Name as in the document').nth(1)).toHaveValue(other)
  await expect(field(again, 'Fee, amount')).toHaveValue('a lot')
  await field(again, 'Fee, amount').fill('')
  await field(again, 'Fee, months of rent').fill('1,5')
  await again.getByRole('button', { name: 'Show to read and sign' }).tap()
  await expect(again.getByText(`Enter the tax number (ΑΦΜ) of ${other}.`)).toBeVisible()
  await field(again, 'Tax number (ΑΦΜ)').nth(1).fill('046123456')
  await field(again, 'Phone').nth(1).fill('6940 111222')
  await read(again)
  await sign(again, door.client)
  await expect(again.getByText(`Signature 2 of 2: ${other}`)).toBeVisible()
  await again.goto('chrome://crash').catch(() => {})

  // The first signature is there too.
  const later = await openAnew(context, again, '/Pocket')
  await later.getByRole('link', { name: 'Go on' }).tap()
  await expect(later.getByText(`Signature 2 of 2: ${other}`)).toBeVisible()
  await sign(later, other)
  await expect(signed(later)).toBeVisible()
  await context.setOffline(false)
  await later.evaluate(() => window.dispatchEvent(new Event('online')))
  const names = `${door.client}, ${other}`
  await expect
    .poll(() => door.ordersOf(other))
    .toMatchObject([{ state: 'valid', partyNames: names }])
  await openScreen(later, '/Pocket')
  await expect(later.getByText('Order not signed yet')).toHaveCount(0)

  // Who signed by name only becomes an account with what the order says, unless they are one already.
  const [order] = await door.ordersOf(other)
  await openScreen(later, `/Orders/${order!.id}`)
  await later.getByRole('button', { name: 'Make an account' }).tap()
  const dialog = later.getByRole('dialog')
  await expect(field(dialog, 'Tax number')).toHaveValue('046123456')
  const similar = dialog.getByRole('listitem').filter({ hasText: door.client })
  await expect(similar.getByRole('button', { name: 'Take this one' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toBeHidden()
  await expect(later.getByRole('main').getByRole('link', { name: other })).toBeVisible()
})

test('what is typed at a door outlasts the session, and another person on the phone finds nothing of it', async ({
  page,
  request,
}) => {
  const [door, other] = [await doorOf(request), await doorOf(request)]
  await takeAlong(page, door)
  await openForm(page, door.client)
  const address = new URL(page.url()).pathname
  const typed = field(page, 'Tax number (ΑΦΜ)')
  await typed.fill('3333')
  await page.getByRole('link', { name: 'Back to the viewings' }).tap()
  await expect(page.getByText('Order not signed yet')).toBeVisible()
  await request.post('/api/authenticate/logout', { headers: await bearer(page) })
  await page.goto('/Pocket')
  await expect(page).toHaveURL(/\/login/)

  await signInByHand(page, other.me)
  await openScreen(page, '/Pocket')
  await expect(page.getByRole('region', { name: other.client })).toBeVisible()
  await expect(page.getByText('Order not signed yet')).toHaveCount(0)
  await openScreen(page, address)
  await expect(page.getByText('This viewing is not among yours')).toBeVisible()
  await page.getByRole('button', { name: /^Signed in as/ }).tap()
  await page.getByRole('menuitem', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/login/)

  await signInByHand(page, door.me)
  await openScreen(page, '/Pocket')
  await page.getByRole('link', { name: 'Go on' }).tap()
  await expect(typed).toHaveValue('3333')
})

test('an order that was begun can be begun anew, and signing out asks and leaves nothing of it', async ({
  page,
  request,
}) => {
  const door = await doorOf(request)
  await takeAlong(page, door)
  await openForm(page, door.client)
  const typed = field(page, 'Tax number (ΑΦΜ)')
  await typed.fill('1111')
  await page.getByRole('link', { name: 'Back to the viewings' }).tap()
  await page.getByRole('link', { name: 'Go on' }).tap()
  await expect(typed).toHaveValue('1111')
  await page.getByRole('button', { name: 'Begin anew' }).tap()
  await confirm(page, 'What was typed here is lost.', 'Begin anew')
  await expect(typed).toHaveValue('')
  await page.getByRole('link', { name: 'Back to the viewings' }).tap()
  await expect(page.getByRole('region', { name: door.client })).toBeVisible()
  await expect(page.getByText('Order not signed yet')).toHaveCount(0)

  await openForm(page, door.client)
  await typed.fill('2222')
  await page.getByRole('link', { name: 'Back to the viewings' }).tap()
  await expect(page.getByText('Order not signed yet')).toBeVisible()
  await page.getByRole('button', { name: /^Signed in as/ }).tap()
  await page.getByRole('menuitem', { name: 'Log out' }).tap()
  await confirm(page, 'If you sign out, it is lost.', 'Sign out and lose it')
  await expect(page).toHaveURL(/\/login/)
  await signInByHand(page, door.me)
  await openScreen(page, '/Pocket')
  await expect(page.getByRole('region', { name: door.client })).toBeVisible()
  await expect(page.getByText('Order not signed yet')).toHaveCount(0)
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
