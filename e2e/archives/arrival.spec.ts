// The export of the demo agency is imported into an empty one, and the import is undone.
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { firstAdministrator, openEmptyAgency } from '../agencies/emptyAgency.ts'
import { confirm, sidewaysScroll, signIn } from '../steps.ts'

/** Generous timeout for work in the background. */
const patience = { timeout: 400_000 }

test('an export of the whole agency is imported into an empty one, and undone', async ({
  page,
  browser,
}) => {
  test.setTimeout(1_200_000)
  await signIn(page, people.admin, '/Export')
  const arrivals = (of: typeof page) => of.getByRole('region', { name: 'Bring an export in' })
  // An agency with data refuses the import, and links to alternatives.
  await expect(arrivals(page).getByText(/Here there already are: Accounts \(/)).toBeVisible()
  await expect(arrivals(page).getByRole('button', { name: 'Choose the ZIP file' })).toBeHidden()
  await page.getByRole('button', { name: 'Export everything' }).click()
  const link = page.getByLabel('The whole agency').getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible(patience)
  const downloading = page.waitForEvent('download')
  await link.click()
  const path = await (await downloading).path()

  const empty = await openEmptyAgency('agency_empty')
  const context = await browser.newContext({ baseURL: empty.url })
  try {
    const there = await context.newPage()
    await signIn(there, firstAdministrator, '/Export')
    const section = arrivals(there)
    await section.locator('input[type=file]').setInputFiles({
      name: 'photo.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive'),
    })
    await section.getByRole('button', { name: 'Bring an export in' }).click()
    await confirm(there, 'Bring in everything of photo.zip?', 'OK')
    await expect(section.getByText('This is no ZIP file.')).toBeVisible()

    await section.locator('input[type=file]').setInputFiles(path)
    await section.getByRole('button', { name: 'Bring an export in' }).click()
    await confirm(there, 'Bring in everything of', 'OK')
    await expect(
      section.getByText('Being brought in').or(section.getByText('Waiting')),
    ).toBeVisible(patience)
    await there.goto('/Accounts')
    await there.goto('/Export')
    await expect(section.getByText('Here', { exact: true })).toBeVisible(patience)
    expect(await sidewaysScroll(there)).toBe(0)
    await there.goto('/Objects')
    await expect(there.getByRole('table').getByRole('row').nth(5)).toBeVisible()

    await there.goto('/Export')
    await section.getByRole('button', { name: 'Take back' }).click()
    await confirm(there, 'Remove everything that came with this file', 'OK')
    await expect(section.getByText('Taken back', { exact: true })).toBeVisible(patience)
    await section.getByRole('button', { name: 'Remove from the list' }).click()
    await confirm(there, 'Remove this line?', 'OK')
    await expect(section.getByRole('button', { name: 'Choose the ZIP file' })).toBeVisible()
  } finally {
    await context.close()
    await empty.end()
  }
})
