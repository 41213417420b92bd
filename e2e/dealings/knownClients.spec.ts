import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { settled, signIn } from '../steps.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Who the parties are' })
const missing = (page: Page) => page.getByRole('region', { name: 'What is missing' })
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the file of a buyer is begun, completed, checked, and changed since @usual', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const buyer = await newAccount(request)
  const accounts = [{ accountId: buyer.id, relation: 2 }]
  const { id } = await api<{ id: number }>('/api/Deal/update', { body: { accounts } })

  await signIn(page, people.admin, `/Deals/${id}`)
  await expect(section(page).getByText('No file')).toBeVisible()
  await section(page)
    .getByRole('link', { name: `Begin the file of ${buyer.name}` })
    .click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('ΑΚ 123456')
  await choose(page, 'Document', 'Identity card')
  await page.getByRole('textbox', { name: 'Issued by the authority' }).fill('Τ.Α. Θεσσαλονίκης')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(missing(page).getByText('the day on which the document was seen')).toBeVisible()
  await expect(page.getByText('Not confirmed by a professional')).toBeVisible()

  const upload = { name: 'identity.txt', mimeType: 'text/plain', buffer: Buffer.from('ΑΚ') }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  await expect(page.getByRole('link', { name: 'identity.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Seen on' }).fill('01.11.2024')
  await choose(page, 'Where the money comes from', 'Savings')
  await choose(page, 'Public office', 'None')
  await choose(page, 'Risk', 'High')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A high risk needs reasons')).toBeVisible()
  await page.getByRole('button', { name: 'Never met in person' }).click()
  await page.getByRole('textbox', { name: 'Look again on' }).fill('01.11.2031')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(missing(page).getByText('Nothing is missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the check' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the check' }).click()
  await expect(page.getByRole('region', { name: 'Checks' }).getByText(/Checked on/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('ΑΚ 999999')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changed since the check: Number')).toBeVisible()

  await page.goto(`/Deals/${id}`)
  await settled(page)
  await expect(section(page).getByText('Changed since the check')).toBeVisible()
  await expect(section(page).getByText('High risk')).toBeVisible()
})

test('an employee sees nothing of it, until an administrator names them', async ({
  page,
  browser,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const buyer = await newAccount(request)
  const accounts = [{ accountId: buyer.id, relation: 2 }]
  const { id } = await api<{ id: number }>('/api/Deal/update', { body: { accounts } })
  const colleague = await newColleague(request, 'employee')
  await signIn(page, colleague, `/Deals/${id}`)
  await expect(page.getByRole('region', { name: 'People' })).toBeVisible()
  await expect(section(page)).toHaveCount(0)
  const { accountId } = await (
    await signedInApi(request, colleague)
  )<{ accountId: number }>('/api/authenticate/me')

  const office = await (await browser.newContext()).newPage()
  await signIn(office, people.admin, `/ChangeEmployeRole/${accountId}`)
  await office.getByRole('checkbox', { name: 'Checks who the clients are' }).check()
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('The role has been changed')).toBeVisible()
  await office.context().close()

  await page.reload()
  await settled(page)
  await expect(section(page).getByText('No file')).toBeVisible()
})
