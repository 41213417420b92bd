import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { confirm, sidewaysScroll, signIn } from '../steps.ts'

/** Generous timeout for work in the background. */
const patience = { timeout: 120_000 }
const file = (...rows: string[]) => ({
  name: 'old.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\r\n')}\r\n`),
})

test('leads from an old system are imported with their clients, and the import is undone @usual', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await signIn(page, people.admin, '/Import')
  await page.getByRole('radio', { name: 'Leads, with their clients' }).check()
  await page.setInputFiles(
    'input[type=file]',
    file(
      'Α/Α,Last name,First name,Phone,Looking for,Budget,Agent',
      '1,Zafeiraki,Melina,6974440001,buy,150000,',
      '2,Zafeiraki,Melina,6974440001,castle,150000,',
      '3,Zografou,Ilektra,6974440002,rent,700,Nobody Known',
    ),
  )
  const becomes = (header: string) => page.getByRole('combobox', { name: `Becomes: ${header}` })
  await expect(becomes('Looking for')).toHaveValue('What is wanted, in words', patience)
  await expect(becomes('Budget')).toHaveValue('Budget up to')
  await expect(becomes('Agent')).toHaveValue('Who looks after it')
  await expect(page.getByText('because it only counts the rows')).toBeVisible()
  await page.getByRole('button', { name: 'Put the rest into the notes' }).click()
  await expect(page.getByText(/1 goes into the notes/)).toBeVisible()
  const preview = page.getByRole('region', { name: 'Records as they will look' })
  await expect(preview.getByText('Α/Α: 1')).toBeVisible()
  await expect(preview.getByText('“castle” is none of the choices.')).toBeVisible()
  await page.getByText(/^Open questions/).click()
  await expect(becomes('Budget')).toBeHidden()
  await page.getByRole('combobox', { name: 'castle' }).click()
  await page.getByRole('option', { name: 'Sell', exact: true }).click()
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Check all rows' }).click()

  const table = page.getByRole('table', { name: 'Check' })
  // Somebody who works here no more is noted, and the row comes in.
  await expect(table.getByText('Agent: Nobody Known')).toBeVisible(patience)
  await expect(table.getByText('Lead: New').first()).toBeVisible()
  // A budget for a sale that is none.
  await expect(page.getByText(/^With unread values 1$/)).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 rows', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Take the import back' })
  await expect(undo).toBeVisible(patience)
  await undo.click()
  await confirm(page, 'Everything that this import added', 'OK')
  await expect(page.getByText(/^Taken back · /)).toBeVisible(patience)
})

test('the columns of stays and payments have the same labels as their forms', async ({ page }) => {
  test.setTimeout(600_000)
  await signIn(page, people.admin, '/Import')
  await page.getByRole('radio', { name: 'Stays in properties for short rent' }).check()
  await page.setInputFiles(
    'input[type=file]',
    file(
      'Website code,Guest last name,Arrival,Departure,Total',
      'X-1,Weber,2023-05-25,2023-05-27,90',
    ),
  )
  const becomes = (header: string) => page.getByRole('combobox', { name: `Becomes: ${header}` })
  await expect(becomes('Arrival')).toHaveValue('Check in', patience)
  await expect(becomes('Departure')).toHaveValue('Day of departure')
  await page.goto('/Import')
  await page.getByRole('radio', { name: 'Incomes and expenses' }).check()
  await page.setInputFiles(
    'input[type=file]',
    file('Date,E-mail,Amount,Category', '2023-05-25,nobody@example.gr,-90.00,Water'),
  )
  await expect(becomes('Amount')).toHaveValue('Amount', patience)
  await expect(becomes('Category')).toHaveValue('Category')
})
