import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { mailedText } from '../mails.ts'
import { openScreen, settled, signIn } from '../steps.ts'

const address = () => `${newName().toLowerCase()}@example.com`

test('a mail to a client is written from a template, edited, sent, and shown on the timeline @usual', async ({
  page,
  request,
}) => {
  const email = address()
  const account = await newAccount(request, { isClient: true, email, language: 'en' })
  const api = await signedInApi(request, people.admin)
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId: account.id },
  })
  await signIn(page, people.admin, `/Leads/View/${lead.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Write an e-mail…' }).click()
  await settled(page)
  await page
    .getByRole('combobox', { name: 'Template' })
    .selectOption('Papers needed from the owner')
  const letter = page.getByRole('region', { name: `${account.name}, ${email}` })
  const text = letter.getByRole('textbox', { name: 'Text' })
  await expect(text).not.toHaveValue('')
  await text.fill(`${await text.inputValue()}\nThe lift works again.`)
  await page.getByRole('button', { name: 'Send 1 mail' }).click()
  await page.waitForURL(/\/Leads\/View\//)
  expect(await mailedText(email)).toContain('The lift works again.')
  await settled(page)
  const activities = page.getByRole('region', { name: 'Activities', exact: true })
  await expect(activities).toContainText(`E-mail to ${email}`)
})

test('several people are mailed from a list, with a preview of each mail', async ({
  page,
  request,
}) => {
  const lastName = newName()
  const addresses = [address(), address()]
  for (const email of addresses)
    await newAccount(request, { lastName, isClient: true, email, language: 'en' })
  await signIn(page, people.admin, `/Accounts?page=1&searchStr=${lastName}`)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('link', { name: 'Write an e-mail' }).click()
  await settled(page)
  await page
    .getByRole('combobox', { name: 'Template' })
    .selectOption('Papers needed from the owner')
  for (const email of addresses)
    await expect(page.getByRole('region', { name: email })).toBeVisible()
  await page
    .getByRole('region', { name: addresses[0]! })
    .getByRole('button', { name: 'Leave out' })
    .click()
  await page.getByRole('button', { name: 'Send 1 mail' }).click()
  expect(await mailedText(addresses[1]!)).not.toBe('')
})

test('a mail to the people of a deal is written from the deal', async ({ page, request }) => {
  const email = address()
  const { id: accountId, name } = await newAccount(request, { isClient: true, email })
  const api = await signedInApi(request, people.admin)
  const accounts = [{ accountId, relation: 2 }]
  const { id } = await api<{ id: number }>('/api/Deal/update', { body: { dealType: 1, accounts } })
  await signIn(page, people.admin)
  await openScreen(page, `/Deals/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Write an e-mail…' }).click()
  await settled(page)
  await page
    .getByRole('combobox', { name: 'Template' })
    .selectOption('Papers needed from the owner')
  await expect(page.getByRole('region', { name: `${name}, ${email}` })).toBeVisible()
})
