// Wherever files are dropped or chosen, refused files are named with the reason in the person's language, and the others are
// uploaded in the chosen order.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureKinds } from '#kit/files/pictureKinds.ts'
import { cultures } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, newName, people, signedInApi } from '../agency.ts'
import { newObject, photo } from './objects.ts'
import { expectSaved, field, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'
import type { Key } from '../texts.ts'

const good = ['8', '1', '7', '2', '6', '3', '5', '4'].map((number) => `${number}.png`)
const inFolder = ['in the folder.png']
const named = (language: Language, key: Key, params: Record<string, string | number>) =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    textOf(language, key),
  )

let folder: string
const at = (...path: string[]) => join(folder, ...path)
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-dropped-'))
  const picture = await photo('any.png', 'teal')
  for (const name of good) await writeFile(at(name), picture.buffer)
  await writeFile(at('setup.exe'), Buffer.from('MZ\0'))
  await writeFile(at('empty.png'), '')
  const large = await open(at('large.png'), 'w')
  await large.truncate(201 * 1024 * 1024)
  await large.close()
  await mkdir(at('folder', 'below'), { recursive: true })
  await writeFile(at('folder', 'below', inFolder[0]!), picture.buffer)
  await mkdir(at('nothing'))
})
test.afterAll(() => rm(folder, { recursive: true }))

/** Drags files from the desktop onto the page. */
async function drop(page: Page, zone: Locator, paths: string[]) {
  // Its position after the layout has settled.
  await zone.hover({ trial: true })
  const box = (await zone.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x, y, data })
}

type Zone = {
  language: Language
  address: (request: APIRequestContext) => Promise<string>
  before?: (page: Page) => Promise<void>
  where?: (page: Page) => Locator
  /** The message for a file whose type is not accepted. */
  notTaken: Key
  /** The uploaded files in order. */
  names: (page: Page, language: Language) => Promise<string[]>
}

const activity = (page: Page) => page.getByRole('region', { name: 'New activity' })
const texts = async (found: Locator) => (await found.allTextContents()).map((text) => text.trim())
const zones: Record<string, Zone> = {
  'photos of an object': {
    language: 'ru',
    address: async (request) => `/Objects/View/${(await newObject(request)).id}/1`,
    notTaken: 'object.photo.refused',
    names: (page) =>
      page
        .locator('[data-photo]')
        .evaluateAll((photos) => photos.map((photo) => photo.getAttribute('data-photo') ?? '')),
  },
  'files of an account': {
    language: 'el',
    address: async (request) => `/Accounts/View/${(await newAccount(request)).id}`,
    notTaken: 'file.notAccepted',
    names: (page, language) =>
      texts(
        page
          .getByRole('region', { name: textOf(language, 'account.section.files') })
          .getByRole('link'),
      ),
  },
  'files of an activity': {
    language: 'en',
    address: async (request) => `/Accounts/View/${(await newAccount(request)).id}?show=activity`,
    before: async (page) => {
      await page.getByRole('button', { name: 'Add an activity' }).click()
      const editor = activity(page)
      await field(editor, 'Description').fill(newName())
      await expectSaved(page)
    },
    where: (page) => activity(page),
    notTaken: 'file.notAccepted',
    names: (page) => texts(activity(page).getByRole('link', { name: /in a new tab/ })),
  },
  'a document': {
    language: 'ru',
    address: async () => '/Document/Add',
    notTaken: 'file.notAccepted',
    names: (page, language) =>
      texts(
        page
          .getByRole('list', { name: textOf(language, 'document.filesNew') })
          .getByRole('listitem'),
      ),
  },
  'a bill of a payment': {
    language: 'el',
    address: async (request) => `/Payments/AddExpense/${(await newAccount(request)).id}`,
    notTaken: 'file.notAccepted',
    names: (page) => texts(page.locator('li[data-state] a')),
  },
}

async function openIn(page: Page, language: Language, address: string) {
  const colleague = await newColleague(page.request, 'admin')
  const api = await signedInApi(page.request, colleague)
  await api('/api/UserSettings/Language', { body: { language: cultures[language] } })
  await signIn(page, colleague, address)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

for (const [name, zone] of Object.entries(zones)) {
  test(`${name}: of ten files at once, two bad ones are refused`, async ({ page, request }) => {
    const { language } = zone
    await openIn(page, language, await zone.address(request))
    await zone.before?.(page)
    const where = zone.where?.(page) ?? page.getByRole('main')
    const dropZone = where.locator('.mantine-Dropzone-root').filter({ visible: true }).first()
    const alert = page
      .getByRole('alert')
      .filter({ hasText: textOf(language, 'file.failed') })
      .filter({ visible: true })
    const reasons = alert.getByRole('listitem')
    const put = async () => {
      await alert.getByRole('button', { name: textOf(language, 'file.dismiss') }).click()
      await expect(alert).toHaveCount(0)
    }

    const [bad, empty] = ['setup.exe', 'empty.png']
    await drop(
      page,
      dropZone,
      [...good.slice(0, 4), bad, ...good.slice(4), empty].map((one) => at(one)),
    )
    const notTaken = named(language, zone.notTaken, {
      name: bad,
      names: bad,
      kinds: pictureKinds,
    })
    await expect(reasons).toHaveCount(2)
    expect((await reasons.allTextContents()).toSorted()).toEqual(
      [notTaken, named(language, 'file.empty', { name: empty })].toSorted(),
    )
    await expect.poll(() => zone.names(page, language)).toEqual(good)
    // No retry is offered, because they would be refused again.
    await expect(alert.getByRole('button', { name: textOf(language, 'file.again') })).toHaveCount(0)
    await put()

    await drop(page, dropZone, [at('large.png')])
    const tooLarge = named(language, 'kit.file.tooLarge', { name: 'large.png', max: 200 })
    await expect(reasons).toHaveText([tooLarge])
    await put()

    await drop(page, dropZone, [at('nothing')])
    await expect(reasons).toHaveText([textOf(language, 'file.emptyFolder')])
    await put()

    await drop(page, dropZone, [at('folder')])
    await expect.poll(() => zone.names(page, language)).toEqual([...good, ...inFolder])
    await expect(alert).toHaveCount(0)
  })
}

type Single = {
  language: Language
  address: (request: APIRequestContext) => Promise<string>
  choose: Key
  megabytes: number
  notTaken: Key
}

const singles: Record<string, Single> = {
  'the logo': {
    language: 'el',
    address: async () => '/Settings/Agency',
    choose: 'agency.chooseLogo',
    megabytes: 20,
    notTaken: 'agency.noPicture',
  },
  'a workbook of texts': {
    language: 'ru',
    address: async () => '/Settings/Localization',
    choose: 'texts.choose',
    megabytes: 5,
    notTaken: 'localization.noSheet',
  },
  'a calendar': {
    language: 'el',
    address: async (request) => {
      const { id: objectId } = await newObject(request, { forShortRent: true })
      const api = await signedInApi(request, people.admin)
      await api('/api/Reservation/feed/update', { body: { objectId, name: 'Owner' } })
      return `/Reservations/Calendars/${objectId}`
    },
    choose: 'occupancy.feedFile',
    megabytes: 5,
    notTaken: 'occupancy.failure.notCalendar',
  },
}

for (const [name, { language, address, choose, megabytes, notTaken }] of Object.entries(singles)) {
  test(`${name}: unreadable files are named`, async ({ page, request }) => {
    await openIn(page, language, await address(request))
    const give = async (file: string) => {
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: textOf(language, choose) }).click()
      await (await choosing).setFiles(at(file))
    }
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
    // Choosing the same file again uploads it again, because it may have been corrected.
    for (const bad of ['setup.exe', 'setup.exe', 'empty.png']) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await give(bad)
      await answered
      await expect(alert).toHaveText(`${bad}: ${textOf(language, notTaken)}`)
    }
    await give('large.png')
    const tooLarge = { name: 'large.png', max: megabytes }
    await expect(alert).toHaveText(named(language, 'kit.file.tooLarge', tooLarge))
  })
}
