import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { bearer, confirm, signIn } from '../steps.ts'

// The smallest possible picture: one pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const program = Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0', 'latin1'), Buffer.alloc(512)])

type Chosen = { name: string; mimeType: string; buffer: Buffer }

async function upload(page: Page, files: Chosen[]) {
  const chooser = page.waitForEvent('filechooser')
  const choose = page.getByRole('button', { name: 'Choose files' })
  await choose.filter({ visible: true }).click()
  await (await chooser).setFiles(files)
}

test.beforeEach(async ({ page, request }) => {
  const { id } = await newAccount(request)
  await signIn(page, people.admin, `/Accounts/View/${id}`)
})

test('files are uploaded, shown, opened, removed and restored @usual', async ({ page }) => {
  await upload(page, [
    { name: 'balcony.png', mimeType: 'image/png', buffer: picture },
    { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('An offer.') },
  ])
  // The timeline shows them too.
  const files = page.getByRole('region', { name: 'Files' })
  const balcony = files.getByRole('link', { name: 'Open balcony.png in a new tab' })
  const offer = files.getByRole('link', { name: 'Open offer.txt in a new tab' })
  await expect(offer).toBeVisible()
  const preview = balcony.locator('img')
  await expect(preview).toBeVisible()
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const opened = page.waitForEvent('popup')
  await balcony.click()
  await expect(await opened).toHaveURL(/\/api\/files\//)
  const headers = await bearer(page)
  const served = await page.request.get((await offer.getAttribute('href'))!, { headers })
  expect(await served.text()).toBe('An offer.')
  expect(served.headers()['x-content-type-options']).toBe('nosniff')

  await page.reload()
  await expect(balcony).toBeVisible()
  await page.getByRole('button', { name: 'Remove offer.txt' }).click()
  await confirm(page, 'Delete file?', 'Delete')
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
})

test('a program named like a picture is refused with a reason', async ({ page }) => {
  await upload(page, [{ name: 'holiday.png', mimeType: 'image/png', buffer: program }])
  const alert = page.getByRole('alert').filter({ hasText: 'Some files were not uploaded' })
  await expect(alert).toContainText('Files of this type are not accepted: holiday.png')
  await expect(page.getByRole('link', { name: /holiday/ })).toHaveCount(0)
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
})
