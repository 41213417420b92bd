import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newName, people } from '../agency.ts'
import { expectNoRow, field, openScreen, rowOf, signIn } from '../steps.ts'

const list = (page: Page) => page.getByRole('table', { name: 'Documents' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textFile = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

test('a document is added with two files, opened in a new tab, edited, deleted and restored', async ({
  page,
}) => {
  const name = newName()
  await signIn(page, people.admin, '/DocumentList')
  await page.getByRole('link', { name: 'Add new document' }).click()
  await field(page, 'Description').fill('Для арендаторов')
  const added = page.getByRole('list', { name: 'New files' }).getByRole('listitem')
  // One after the other, because parallel uploads are listed in the order of arrival.
  const files = [textFile(`${name}.txt`, 'the lease'), textFile('Παράρτημα.txt', 'annex')]
  for (const [at, file] of files.entries()) {
    await page.locator('input[type=file]').first().setInputFiles([file])
    await expect(added).toHaveCount(at + 1)
  }
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Document\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}.txt`)
  await expect(page.getByRole('link', { name: 'Open Παράρτημα.txt' })).toBeVisible()

  await button(page, 'Edit').click()
  await field(page, 'File name').fill(`Lease ${name}`)
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lease ${name}`)

  await openScreen(page, `/DocumentList?page=1&searchStr=${name}`)
  const row = rowOf(list(page), { Description: 'Для арендаторов' })
  const opened = page.waitForEvent('popup')
  await row.getByRole('link', { name: `Open Lease ${name}` }).click()
  await expect((await opened).locator('body')).toHaveText('the lease')

  await row.getByRole('link', { name: `Edit Lease ${name}` }).click()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Delete the document?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectNoRow(list(page), { Description: 'Для арендаторов' })
  await button(page, 'Undo').click()
  await expect(row).toBeVisible()
})

test('a failed upload shows an error and can be retried', async ({ page }) => {
  const name = newName()
  await signIn(page, people.admin, '/Document/Add')
  await page.route('**/api/files', (route) => route.abort())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([textFile(`${name}.txt`, 'x')])
  await expect(page.getByText('Some files were not uploaded')).toBeVisible()
  await page.unroute('**/api/files')
  await button(page, 'Try again').click()
  await expect(page.getByRole('list', { name: 'New files' })).toContainText(`${name}.txt`)
  await page.route('**/api/Documents/update', (route) => route.abort())
  await button(page, 'Save').click()
  await expect(page.getByRole('alert').filter({ hasText: 'no connection' })).toBeVisible()
  await page.unroute('**/api/Documents/update')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Document\/\d+$/)
})
