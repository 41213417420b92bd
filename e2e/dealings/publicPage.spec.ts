// The public site: complete without scripts, with uncropped pictures, the contact always in reach, and without layout shifts.
import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { newName, people, signedInApi } from '../agency.ts'
import { newPublishable } from '../objects/objects.ts'
import { sidewaysScroll } from '../steps.ts'

type Shape = [width: number, height: number]
const landscape: Shape = [1200, 800]
const portrait: Shape = [700, 1200]
const panorama: Shape = [2000, 600]

/** A noisy picture, because browsers do not count a plain colour as content. */
async function noisy([width, height]: Shape, at: number) {
  const noise = { type: 'gaussian' as const, mean: 90 + 8 * at, sigma: 40 }
  const buffer = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .jpeg({ quality: 60 })
    .toBuffer()
  return { name: `picture-${at}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** Publishes a new property with such pictures; returns the address of its page. */
async function published(request: APIRequestContext, shapes: Shape[], language = 'en') {
  const api = await signedInApi(request, people.admin)
  const names: string[] = []
  for (const [at, shape] of shapes.entries()) {
    const [stored] = await api<{ systemName: string }[]>('/api/files', {
      files: await noisy(shape, at),
    })
    names.push(stored!.systemName)
  }
  const { referenceNumber } = await newPublishable(request, {
    title: 'House above the bay with a long name',
    titleRu: 'Просторный дом над заливом с террасой и садом',
    description: 'A house above the bay. '.repeat(40),
    descriptionRu: 'Дом над заливом. '.repeat(40),
    imagesNew: names.join(','),
    publishRequested: true,
  })
  const address = `/site/${language}/object/${referenceNumber}`
  const status = async () => (await request.get(address)).status()
  await expect.poll(status).toBe(200)
  return address
}

declare global {
  interface Window {
    /** The largest contentful paint so far, and the layout shift. */
    largest: string | null
    shifted: number
  }
}

function watchPaint() {
  Object.assign(window, { largest: null, shifted: 0 })
  new PerformanceObserver((list) => {
    const found = list.getEntries().at(-1) as { element?: Element | null } | undefined
    window.largest = found?.element?.getAttribute('alt') ?? found?.element?.className ?? null
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' })
const number = (page: Page, at: number, total: number) =>
  page.getByRole('img', { name: `Picture ${at} of ${total}`, exact: true })

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('five pictures are shown at once, and each of them full screen @usual', async ({
    page,
    request,
  }) => {
    const shapes = [landscape, portrait, landscape, panorama, landscape, landscape, landscape]
    const address = await published(request, shapes)
    await page.goto(address)
    await expect(pictures(page).getByRole('img')).toHaveCount(5)
    await pictures(page).getByRole('link', { name: 'Picture 4 of 7' }).click()

    await expect(page).toHaveURL(`${address}/pictures#picture-4`)
    await expect(number(page, 4, 7)).toBeInViewport({ ratio: 0.9 })
    await expect(number(page, 3, 7)).not.toBeInViewport()
    await page.getByRole('link', { name: 'Next: Picture 5 of 7' }).click()
    await expect(number(page, 5, 7)).toBeInViewport({ ratio: 0.9 })
    // The same key continues.
    await page.keyboard.press('Enter')
    await expect(number(page, 6, 7)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    await expect(number(page, 7, 7)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    await expect(number(page, 6, 7)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(address)
    await pictures(page).getByRole('link', { name: 'All 7 pictures' }).click()
    await expect(number(page, 1, 7)).toBeInViewport({ ratio: 0.9 })
  })

  test('a visitor with a phone can swipe, read, and always reach the agency', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await published(request, [landscape, portrait, panorama], 'ru'))
    const all = page.getByRole('region', { name: 'Фотографии' })
    await expect(all.getByRole('img')).toHaveCount(3)
    await expect(all.getByRole('img').first()).toBeInViewport({ ratio: 0.9 })
    await all.getByRole('list').evaluate((list) => list.scrollTo({ left: 10_000 }))
    await expect(all.getByRole('img').last()).toBeInViewport({ ratio: 0.9 })
    expect(await sidewaysScroll(page)).toBe(0)

    // The facts begin on the first screen, and the contact is on every screen.
    await expect(page.getByRole('heading', { name: 'Описание' })).toBeInViewport()
    const mail = page
      .getByRole('complementary')
      .getByRole('link', { name: /Написать/ })
      .first()
    await expect(mail).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { name: 'Напишите нам' }).scrollIntoViewIfNeeded()
    await expect(mail).toBeInViewport({ ratio: 1 })
    await expect(mail).toHaveAttribute('href', /^mailto:/)

    const form = page.getByRole('region', { name: 'Напишите нам' })
    await form.getByLabel('Ваше имя').fill(`Анна ${newName()}`)
    await form.getByLabel('Эл. почта').fill(`${newName()}@example.com`)
    await form.getByLabel('Ваше сообщение').fill('Можно посмотреть дом?')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Отправить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Спасибо')
  })
})

test('a visitor steps through pictures by keys, saves properties, and comes back to the filtered list @usual', async ({
  page,
  request,
}) => {
  const address = await published(request, [landscape, portrait, landscape, landscape, landscape])
  const reference = address.slice(-4)
  await page.goto('/site/en?offer=forSale&bedrooms=1&order=areaDown')
  const list = page.url()
  await page.evaluate(() => scrollTo(0, 500))
  const first = page.getByRole('article').nth(2)
  const title = (await first.getByRole('heading').textContent())!
  await first.getByRole('button', { name: `Save: ${title}` }).click()
  await expect(first.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await first.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Save' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: 'All properties' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('combobox', { name: 'Offer' })).toHaveValue('forSale')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)

  await page.goto(address)
  await page.getByRole('link', { name: 'All 5 pictures' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(number(page, 2, 5)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(number(page, 3, 5)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')
  await expect(number(page, 2, 5)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)

  await page.getByRole('complementary').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Saved 2' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(reference)
  await page.getByRole('article').first().getByRole('button').click()
  await page.getByRole('link', { name: 'Saved 1' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(title)
  expect(await page.context().cookies()).toEqual([])
})

test('filters and map of the list open over it on a phone, without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/site/en')
  await expect(page.getByRole('search')).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByText('More filters').click()
  await page.getByRole('checkbox', { name: 'Sea view' }).check()
  await page.getByRole('combobox', { name: 'Places' }).fill('Χαλκιδική; thessaloniki')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\?place=\d+&place=\d+&with=seaView$/)
  await expect(page.getByRole('status')).toHaveText(/^\d+ properties$/)
  await page.getByRole('link', { name: 'Filters · 3' }).click()
  await expect(page.getByRole('checkbox', { name: 'Sea view' })).toBeChecked()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Map' }).click()
  await expect(page.getByRole('region', { name: 'Map of these properties' })).toBeInViewport()
  expect(await sidewaysScroll(page)).toBe(0)
  await context.close()
})

test('a portrait cover picture is not cropped', async ({ page, request }) => {
  await page.goto(await published(request, [portrait, landscape, landscape]))
  const fit = (at: number) =>
    number(page, at, 3).evaluate((image) => getComputedStyle(image).objectFit)
  expect(await fit(1)).toBe('contain')
  expect(await fit(2)).toBe('cover')
})

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`at ${width} pixels the layout is stable and the main content is painted first`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    // Simulates a slow connection.
    await page.route('**/picture/**', async (route) => {
      await new Promise((done) => setTimeout(done, 300))
      await route.continue()
    })
    await page.addInitScript(watchPaint)
    await page.goto(await published(request, [landscape, portrait, panorama, landscape, landscape]))
    const cover = number(page, 1, 5)
    await expect(cover).toHaveJSProperty('complete', true)
    await expect(page.getByRole('heading', { name: 'Description' })).toBeInViewport()

    await expect.poll(() => page.evaluate(() => window.largest)).toBe('Picture 1 of 5')
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01)

    // The text is part of the page, and needs no script; a font that comes later moves nothing.
    await expect(cover).toHaveAttribute('fetchpriority', 'high')
    await expect(cover).not.toHaveAttribute('loading', 'lazy')
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(asked.filter((path) => !/\.(css|webp|svg)$/.test(path))).toEqual([
      expect.stringMatching(/^\/site\/typeface\/latin-\w+\.woff2$/),
    ])
  })

test('the printed page has pictures, facts and the contact details as text', async ({
  page,
  request,
}) => {
  await page.goto(await published(request, [landscape, portrait, landscape, landscape, landscape]))
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const at of [1, 2, 3, 4, 5]) {
    const { x, width } = (await number(page, at, 5).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(718)
  }
  for (const name of ['Description', 'Facts'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('office@example.com')
  await expect(foot).toContainText('+30 2310 555 100')
  for (const name of [/^Write an e-mail/, /^Call/, 'All properties', /pictures$/])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the pages are accessible in light and dark mode', async ({ page, request }) => {
  const address = await published(request, [landscape, portrait, landscape, landscape, landscape])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of [
      address,
      `${address}/pictures`,
      '/site/el?with=seaView',
      '/site/ru/saved',
    ]) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
})
