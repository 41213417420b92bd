import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people } from '../agency.ts'
import { colourOf, photo } from './objects.ts'
import { chip, expectSaved, field, pickFromSearch, signIn } from '../steps.ts'

test.beforeEach(({ page }) => signIn(page, people.admin))

async function addObject(page: Page): Promise<string> {
  await page.goto('/Objects/Add')
  const header = page.getByRole('heading', { level: 1, name: /^Object #\w{4}$/ })
  // Another journey of the same person may have left a blank object.
  const fresh = page.getByRole('button', { name: 'Start a new property' })
  await expect(header.or(fresh)).toBeVisible()
  if (await fresh.isVisible()) await fresh.click()
  // The form has more than a hundred inputs and a map.
  await expect(header).toBeVisible()
  await expect(page).toHaveURL(/\/Objects\/View\/\d+\/2$/)
  return (await header.textContent())!.trim().slice(-4)
}

async function pick(page: Page, select: string, option: string) {
  await page.getByRole('combobox', { name: select, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const turn = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

/** Turns publishing on, wherever the page is scrolled to. */
async function askToPublish(page: Page) {
  await turn(page, 'Publish').click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(/pictures?$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expectSaved(page)
}

/** Waits for the list of missing things, one per line. */
async function expectReasons(page: Page, reasons: string[]) {
  const refused = page.getByRole('alert').filter({ hasText: 'Not published' })
  const lines = refused.locator('.mantine-Alert-message > div')
  await expect(lines).toHaveText(reasons)
  for (const line of await lines.all()) expect(await isRed(line)).toBe(true)
}

async function isRed(text: Locator): Promise<boolean> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  const [red, green, blue] = colour.match(/[\d.]+/g)!.map(Number)
  return red! > 1.5 * Math.max(green!, blue!)
}

const photoOrder = (page: Page) =>
  page
    .locator('[data-photo]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo')))
const expectPhotos = (page: Page, names: string[]) =>
  expect.poll(() => photoOrder(page)).toEqual(names)

async function choosePhotos(page: Page, photos: ReturnType<typeof photo>[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose pictures', exact: true }).last().click()
  await (await chooser).setFiles(await Promise.all(photos))
}

/** Holds back calls, the first or all; returns a function that releases them. */
async function hold(page: Page, address: string, times?: number): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const options = times === undefined ? {} : { times }
  await page.route(address, (route) => released.then(() => route.continue()), options)
  return release
}

/** The object's position as shown in the form. */
async function position(page: Page): Promise<number[]> {
  const values = ['Latitude', 'Longitude'].map((name) => field(page, name).inputValue())
  return (await Promise.all(values)).map((value) => Number.parseFloat(value.replace(',', '.')))
}

test('a new object is entered, published, and shown on the public site', async ({
  page,
  request,
}) => {
  const owner = await newAccount(request, { isOwner: true })
  const title = `Flat by the sea ${newName()}`
  const number = await addObject(page)

  await pick(page, 'Sub-type', 'Apartment')
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('Residential')
  await turn(page, 'For sale').check()
  await field(page, 'Sale price').fill('235000')
  await field(page, 'Area').fill('96')
  await field(page, 'Bedrooms').fill('3')
  await pickFromSearch(field(page, 'Location'), 'Αρετσου', 'Aretsou, Kalamaria')
  await field(page, 'Address').fill('Plastira 15')
  await pick(page, 'Energy class', 'B+')
  await chip(page, 'Sea view').click()
  await field(page, 'Title in English').fill(title)
  await field(page, 'Title in Greek').fill('Διαμέρισμα δίπλα στη θάλασσα')
  await field(page, 'Description in English').fill('Quiet, with a large balcony.')
  await field(page, 'Description in Greek').fill('Ήσυχο, με μεγάλο μπαλκόνι.')
  await field(page, 'Internal notes').fill('The seller is in a hurry.')

  // The picture chosen first finishes last.
  const sendFirst = await hold(page, '**/api/files', 1)
  await choosePhotos(page, [
    photo('kitchen.jpg', 'red'),
    photo('bath.png', 'lime'),
    photo('front.jpg', 'blue'),
  ])
  await expect(page.locator('[data-photo]')).toHaveCount(2)
  sendFirst()
  await expectPhotos(page, ['kitchen.jpg', 'bath.png', 'front.jpg'])
  await page.getByRole('button', { name: 'Make front.jpg the cover' }).click()
  await expectPhotos(page, ['front.jpg', 'kitchen.jpg', 'bath.png'])
  await choosePhotos(page, [photo('garden.jpg', 'lime')])
  await expectPhotos(page, ['front.jpg', 'kitchen.jpg', 'bath.png', 'garden.jpg'])
  await page.getByRole('button', { name: 'Remove garden.jpg' }).click()
  // The undo message would cover the buttons clicked below.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Drag kitchen.jpg/ }).focus()
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expectPhotos(page, ['front.jpg', 'bath.png', 'kitchen.jpg'])
  await expect(page.getByText('kitchen.jpg is now number 3 of 3.')).toBeAttached()

  const parts = page.getByRole('navigation', { name: 'Parts of the form' })
  await parts.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('region', { name: 'Map of the property' })
  await map.click({ position: { x: 100, y: 150 } })
  await expect(field(page, 'Latitude')).not.toHaveValue('')
  const clicked = await position(page)
  await page
    .getByTitle('Position of the property')
    .dragTo(map, { targetPosition: { x: 200, y: 250 } })
  await expect.poll(() => position(page)).not.toEqual(clicked)
  await field(page, 'Latitude').fill('40,577123')
  await field(page, 'Longitude').fill('22,941456')
  await expect(field(page, 'Latitude of the circle')).toHaveValue('40,58')

  const contact = page.getByRole('group', { name: 'New contact' })
  await pickFromSearch(field(contact, 'Contact'), owner.lastName, owner.name)
  await contact.getByRole('combobox', { name: 'Relation' }).click()
  await page.getByRole('option', { name: 'Owner', exact: true }).click()
  await page.getByRole('button', { name: 'Add contact' }).click()
  await expect(page.getByRole('group', { name: owner.name })).toBeVisible()
  // The next one can be typed at once.
  await expect(field(contact, 'Contact')).toBeFocused()

  const learnMore = await hold(page, '**/api/object/edit/*')
  await askToPublish(page)
  await expect(page.getByText('Publish is in progress')).toBeVisible()
  learnMore()
  const published = page.getByRole('link', { name: 'Published' })
  await expect(published).toBeVisible()
  await expect(page.getByText('Publish is in progress')).toHaveCount(0)

  await page.reload()
  const stored = field(page, 'Description in Greek')
  await expect(stored).toHaveValue('Ήσυχο, με μεγάλο μπαλκόνι.')
  await expectPhotos(page, ['front.jpg', 'bath.png', 'kitchen.jpg'])
  expect(await position(page)).toEqual([40.577123, 22.941456])

  const opened = page.waitForEvent('popup')
  await published.click()
  const site = await opened
  await expect(site).toHaveURL(`/site/en/object/${number}`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(title)
  const main = site.getByRole('main')
  await expect(main).toContainText('Apartment · Aretsou, Kalamaria')
  await expect(main).toContainText(/235.000.€/)
  await expect(main).toContainText('Quiet, with a large balcony.')
  await expect(main.getByRole('list').filter({ hasText: 'Sea view' })).toBeVisible()
  const pictures = main.getByRole('img', { name: /^Picture \d of 3$/ })
  await expect(pictures).toHaveCount(3)
  const colours = await pictures.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).src),
  )
  const shown = colours.map(async (address) => colourOf(await (await request.get(address)).body()))
  expect(await Promise.all(shown)).toEqual(['blue', 'green', 'red'])

  for (const language of ['en', 'el', 'ru']) {
    const answer = await request.get(`/site/${language}/object/${number}`)
    const html = await answer.text()
    const internal = [owner.lastName, 'in a hurry', 'Plastira', '40.577', '22.941']
    for (const secret of internal) expect(html).not.toContain(secret)
  }
  await site.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Διαμέρισμα δίπλα στη θάλασσα')
  await expect(main).toContainText('Ήσυχο, με μεγάλο μπαλκόνι.')
})

test('an incomplete object is not published, with a reason for each missing thing', async ({
  page,
}) => {
  const number = await addObject(page)
  await askToPublish(page)
  await expectReasons(page, [
    'The type is missing.',
    'It is offered neither for sale nor for rent nor for short rent.',
    'The location is missing.',
    'The energy class is missing.',
    'There is no picture.',
  ])

  await pick(page, 'Sub-type', 'Apartment')
  await turn(page, 'For sale').check()
  await turn(page, 'For rent').check()
  await field(page, 'Sale price').fill('99000')
  await pickFromSearch(field(page, 'Location'), 'Nikiti', 'Nikiti, Halkidiki')
  await turn(page, 'Display the exact position').check()
  await expectSaved(page)
  await expectReasons(page, [
    'The rent per month is missing.',
    'The energy class is missing.',
    'There is no picture.',
    'The exact position is to be displayed, but it is not set.',
  ])
  expect((await page.request.get(`/site/en/object/${number}`)).status()).toBe(404)
})
