import { expect, test } from '@playwright/test'
import { people } from './agency.ts'
import { newObject } from './objects.ts'
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
