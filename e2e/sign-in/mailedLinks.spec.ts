// Links in mails: to a new password, and to an expense to approve.
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, newName, people } from '../agency.ts'
import { mailedLink } from '../mails.ts'
import { expensesApi } from '../payments/payments.ts'
import { field, openScreen, signIn, signInByHand } from '../steps.ts'
import { textOf } from '../texts.ts'

test('a forgotten password is reset by a mailed link, which works once @usual', async ({
  page,
  request,
}) => {
  const { username } = await newColleague(request, 'employee')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await field(page, 'E-mail').fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If ${username} belongs to a user`)).toBeVisible()

  const link = await mailedLink(username)
  const chosen = 'seven quiet lanterns'
  const choose = async () => {
    const inputs = page.locator('input[autocomplete=new-password]')
    await inputs.first().fill(chosen)
    await inputs.last().fill(chosen)
    await page.getByRole('checkbox', { name: /^I accept the/ }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
  }
  await page.goto(link)
  await choose()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/login/)
  await signInByHand(page, { username, password: chosen })
  await expect(page.getByRole('main')).toBeVisible()

  await page.goto(link)
  await choose()
  await expect(page.getByRole('alert')).toContainText(/link/i)
})

test('an invited client sets a password in the language of the mail, and sees their own payments', async ({
  page,
  browser,
  request,
}) => {
  const email = `${newName().toLowerCase()}@example.com`
  const { id, lastName } = await newAccount(request, { email, language: 'el' })
  await expensesApi(request, people.admin).add(id, '99.90')
  await signIn(page, people.admin, `/Payments/View/${id}`)
  await page.getByRole('button', { name: 'Administration' }).click()
  await page.getByRole('menuitem', { name: 'Send email invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()

  const client = await (await browser.newContext()).newPage()
  await client.goto(await mailedLink(email))
  await expect(
    client.getByRole('heading', { name: textOf('el', 'session.resetTitle') }),
  ).toBeVisible()
  const password = 'seven quiet lanterns'
  const inputs = client.locator('input[autocomplete=new-password]')
  await inputs.first().fill(password)
  await inputs.last().fill(password)
  await client.getByRole('checkbox').check()
  await client.locator('button[type=submit]').click()
  await client.getByRole('link', { name: textOf('el', 'session.signIn'), exact: true }).click()
  await client.waitForURL(/\/login/)
  await signInByHand(client, { username: email, password })
  await expect(client.getByRole('banner')).toContainText(lastName)
  await expect(client.getByRole('table', { name: 'Κίνηση λογαριασμού' })).toContainText('99,90 €')
  await client.context().close()
})

test('an expense is mailed to its client from its row, where its link is revoked too', async ({
  page,
  browser,
  request,
}) => {
  const email = `${newName().toLowerCase()}@example.com`
  const { id } = await newAccount(request, { email, language: 'en' })
  await expensesApi(request, people.admin).add(id, '99.90')
  await signIn(page, people.admin, `/Payments/View/${id}`)
  const expense = page.getByRole('table', { name: 'Statement' }).getByRole('row').nth(1)
  const chooseInRow = async (item: string) => {
    await expense.getByRole('button', { name: /^Approval of T/ }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await chooseInRow('Send for approval')
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible()
  await expect(expense).toContainText('waiting for approval since')

  const client = await (await browser.newContext()).newPage()
  await client.goto(await mailedLink(email))
  await expect(client.getByRole('main')).toContainText('99,90 €')
  await client.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(client.getByText('Expense has been approved.')).toBeVisible()
  await openScreen(page, `/Payments/View/${id}`)
  await expect(expense).toContainText(/approved/i)

  await chooseInRow('Take the link back')
  await page.getByRole('dialog').getByRole('button', { name: 'Take the link back' }).click()
  await expect(page.getByText('The link was taken back.')).toBeVisible()
  await client.reload()
  await expect(client.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await client.context().close()
})
