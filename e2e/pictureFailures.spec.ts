import { expect, test } from './journey.ts'
import { people } from './agency.ts'
import { newObject, photo } from './objects.ts'
import { signIn } from './steps.ts'

test('what is no picture after all is told about in front of the form', async ({
  page,
  request,
}) => {
  const { id } = await newObject(request)
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const words = { name: 'facade.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Some words.') }
  await page.locator('input[type=file]').first().setInputFiles(words)

  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog.getByText('facade.jpg')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('what is refused is named, also beside pictures that are taken', async ({ page, request }) => {
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
    'IMG_0042.heic is not a picture that can be used here.',
    'setup.exe is not a picture that can be used here.',
  ])
  await expect(page.locator('[data-photo="front.jpg"]')).toBeVisible()
})
