import { expect, test } from '../journey.ts'
import { people, signedInApi } from '../agency.ts'
import { confirm, signIn, sidewaysScroll } from '../steps.ts'
import { messyFile } from './messyFile.ts'

const rows = 3000
/** Generous timeout for work in the background. */
const patience = { timeout: 240_000 }

test('a list from an old system is imported, what was not read is corrected, and the import is undone', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const api = await signedInApi(request, people.admin)
  const countAccounts = async () =>
    (await api<{ totalRows: number }>('/api/account?perPage=1')).totalRows
  const before = await countAccounts()
  await signIn(page, people.admin, '/Import')
  const name = 'πελατολόγιο.csv'
  await page.setInputFiles('input[type=file]', {
    name,
    mimeType: 'text/csv',
    buffer: messyFile(rows),
  })

  await expect(page.getByRole('button', { name: 'Check all rows' })).toBeVisible(patience)
  await expect(page.getByRole('combobox', { name: 'Characters' })).toHaveValue('windows-1253')
  await expect(page.getByRole('combobox', { name: 'Becomes: Επώνυμο' })).toHaveValue('Last name')
  await expect(page.getByRole('combobox', { name: 'Becomes: ΑΦΜ' })).toHaveValue('Tax number')
  await page.getByLabel('Name of the other system').fill('Old list')
  await page.getByRole('button', { name: 'Check all rows' }).click()

  const noted = page.getByText(/^With unread values \d+$/)
  await expect(noted).toBeVisible(patience)
  await noted.click()
  await expect(page).toHaveURL(/outcome=noted/)
  const table = page.getByRole('table', { name: 'Check' })
  const short = table.getByRole('row').filter({ hasText: '“69712” is no phone number.' }).first()
  await short.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('dialog').getByLabel('Κινητό').fill('6971999999')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden(patience)
  expect(await sidewaysScroll(page)).toBe(0)

  const run = page.getByRole('button', { name: /^Import [\d\s]+ rows$/ })
  await run.click()
  const undo = page.getByRole('button', { name: 'Take the import back' })
  await expect(undo).toBeVisible(patience)
  expect(await countAccounts()).toBeGreaterThan(before + rows * 0.9)

  await undo.click()
  await confirm(page, 'Everything that this import added', 'OK')
  await expect(page.getByText(/^Taken back · /)).toBeVisible(patience)
  expect(await countAccounts()).toBe(before)
})
