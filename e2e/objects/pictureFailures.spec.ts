import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { newObject, photo } from './objects.ts'
import { signIn } from '../steps.ts'

test('a broken picture is reported in front of the form', async ({ page, request }) => {
  const { id } = await newObject(request)
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const words = { name: 'facade.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Some words.') }
  await page.locator('input[type=file]').first().setInputFiles(words)

  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog.getByText('facade.jpg')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('refused files are named, even beside accepted pictures', async ({ page, request }) => {
  const { id } = await newObject(request)
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const raw = { name: 'IMG_0042.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') }
  const program = {
    name: 'setup.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  }
  const files = [raw, await photo('front.jpg', 'teal'), program]
  await page.locator('input[type=file]').first().setInputFiles(files)
  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    'IMG_0042.heic cannot be used as a photo. Photos are JPEG, PNG, WebP, AVIF, GIF, TIFF.',
    'setup.exe cannot be used as a photo. Photos are JPEG, PNG, WebP, AVIF, GIF, TIFF.',
  ])
  await expect(page.locator('[data-photo="front.jpg"]')).toBeVisible()
})

test('an iPhone photo called .jpg is refused with advice', async ({ page, request }) => {
  const { id } = await newObject(request)
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const file = join(import.meta.dirname, '../../src/base/files/cases/IMG_4711.jpg')
  const taken = { name: 'IMG_4711.jpg', mimeType: 'image/jpeg', buffer: await readFile(file) }
  await page.locator('input[type=file]').first().setInputFiles(taken)
  const refused = page.getByRole('dialog', { name: 'Error' }).getByRole('listitem')
  await expect(refused).toContainText('IMG_4711.jpg is a HEIC photo')
  await expect(refused).toContainText('save it as JPEG')
})

test('a truncated picture is marked until somebody accepts it', async ({ page, request }) => {
  const { id } = await newObject(request)
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const whole = await photo('half.png', 'teal')
  const half = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 20) }
  await page.locator('input[type=file]').first().setInputFiles(half)
  const tile = page.locator('[data-photo="half.png"]')
  const mark = tile.getByText('Damaged, not public')
  await expect(mark).toBeVisible()
  await page.reload()
  await expect(mark).toBeVisible()
  await tile.getByRole('button', { name: 'Show half.png to the public although' }).click()
  await expect(mark).toHaveCount(0)
  await page.reload()
  await expect(tile).toBeVisible()
  await expect(mark).toHaveCount(0)
})
