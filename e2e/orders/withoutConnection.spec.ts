// An order signed at a door without a network: on a phone, with the browser ended in between, and the session ended meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { expect, test } from '../journey.ts'
import { newName, people, signedInApi } from '../agency.ts'
import { watchPages } from '../agencies/evidence.ts'
import { bearer, confirm, field, openScreen, settled, signInByHand } from '../steps.ts'
import {
  bar,
  doorOf,
  openForm,
  phone,
  readOrder,
  signAtDoor,
  signInTurn,
  takeAlong,
} from './door.ts'

test.use(phone)

let smtp: Awaited<ReturnType<typeof smtpServer>>
test.beforeAll(async () => void (smtp = await smtpServer()))
test.afterAll(() => smtp.close())

/** Kills the browser, like a phone whose battery is empty. Its profile stays. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const ended = context.waitForEvent('close')
  const browser = await context.newCDPSession(page)
  await browser.send('Browser.crash').catch(() => {})
  await ended
}

/** Ends the application and opens it anew, at this address. */
async function openAnew(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await openScreen(next, address)
  return next
}

for (const language of ['en', 'el', 'ru'] as const)
  test(`from a door without a connection to the client's mail, through the end of browser and session (${language})${language === 'el' ? ' @usual' : ''}`, async ({
    playwright,
    baseURL,
    request,
    launchOptions,
  }) => {
    const admin = await signedInApi(request, people.admin)
    await admin('/api/MailSettings/update', {
      body: {
        host: '127.0.0.1',
        port: smtp.port,
        security: 'none',
        senderAddress: 'office@example.com',
      },
    })
    const door = await doorOf(request, language)
    const { say } = door
    const stranger = { name: `Ελένη ${newName()}`, email: `${newName().toLowerCase()}@example.com` }
    const profile = mkdtempSync(join(tmpdir(), 'phone-'))
    const openPhone = async () => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...phone,
        baseURL: baseURL!,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Athens',
      })
      watchPages(context)
      return context
    }
    try {
      const office = await openPhone()
      await takeAlong(await office.newPage(), door)
      await office.close()

      const before = await openPhone()
      await before.setOffline(true)
      const page = await before.newPage()
      await openScreen(page, '/Pocket')
      await signAtDoor(page, door, stranger)
      await expect(bar(page, door)).toContainText(say('outbox.pause.noConnection'))
      await kill(before, page)

      const context = await openPhone()
      await context.setOffline(true)
      const later = await context.newPage()
      // Any screen says so: browsers store a note of what waits later than what waits itself.
      await later.goto('/CRM')
      await expect(bar(later, door)).toBeVisible()
      await openScreen(later, '/Pocket')
      await expect(bar(later, door)).toContainText(say('outbox.pause.noConnection'))
      expect(await door.ordersOf(stranger.name)).toEqual([])

      // The session ends on the server, and the network comes back.
      await request.post('/api/authenticate/logout', { headers: await bearer(later) })
      await context.setOffline(false)
      // The emulation does not tell pages that were opened without a network.
      await later.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(later).toHaveURL(/\/login/)
      await expect(later.getByText(say('session.waiting'))).toBeVisible()
      expect(await door.ordersOf(stranger.name)).toEqual([])
      await signInByHand(later, door.me)
      const entry = say('pocket.entry', { name: stranger.name })
      await expect(later.getByText(entry)).toBeVisible()
      await expect.poll(() => door.ordersOf(stranger.name)).toHaveLength(1)
      await expect(bar(later, door)).toHaveCount(0)
      const [order] = await door.ordersOf(stranger.name)
      expect(order).toMatchObject({ state: 'valid', partyNames: stranger.name })
      const number = order!.number!
      await expect(
        later.getByText(say('outbox.sent', { title: entry, text: `E${number}` })),
      ).toBeVisible()

      // The client gets the signed order.
      const mailed = () =>
        smtp.received.filter(({ recipients }) => recipients.includes(stranger.email))
      await expect.poll(mailed).toHaveLength(1)
      const [mail] = mailed()
      const [paper] = mail!.attachments
      expect(paper).toMatchObject({
        mimeType: 'application/pdf',
        filename: say('order.mail.file', { number }),
      })
      const kept = await request.get(`/api/Order/paper/${order!.id}`, {
        headers: await bearer(later),
      })
      expect(Buffer.from(paper!.content as ArrayBuffer)).toEqual(await kept.body())

      // Nothing waits any more, and nothing is sent twice.
      await later.reload()
      await settled(later)
      await expect(bar(later, door)).toHaveCount(0)
      expect(await door.ordersOf(stranger.name)).toHaveLength(1)
      expect(mailed()).toHaveLength(1)
      await context.close()
    } finally {
      rmSync(profile, { recursive: true, force: true })
    }
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
  await openForm(page, door)
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
  await readOrder(again, door)
  await signInTurn(again, door, door.client)
  await expect(again.getByText(`Signature 2 of 2: ${other}`)).toBeVisible()
  await again.goto('chrome://crash').catch(() => {})

  // The first signature is there too.
  const later = await openAnew(context, again, '/Pocket')
  await later.getByRole('link', { name: 'Go on' }).tap()
  await expect(later.getByText(`Signature 2 of 2: ${other}`)).toBeVisible()
  await signInTurn(later, door, other)
  await expect(later.getByText(door.say('pocket.signed'))).toBeVisible()
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
  await openForm(page, door)
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
  await openForm(page, door)
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

  await openForm(page, door)
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
  await signAtDoor(page, door)
  await context.setOffline(false)
  await context.route('**/api/Order/signedOffline', (route) => route.abort())
  const signOut = async () => {
    await page.getByRole('button', { name: /^Signed in as/ }).tap()
    await page.getByRole('menuitem', { name: 'Log out' }).tap()
  }
  await page.reload()
  await expect(bar(page, door)).toBeVisible()
  await signOut()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).tap()
  await expect(bar(page, door)).toBeVisible()
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
