// On a phone a client declines an expense and asks about another, by link and signed in; staff answers.
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { signIn } from '../steps.ts'
import { expensesApi } from './payments.ts'

const phone = { width: 390, height: 844 }

test('a client declines an expense by its link, staff answer, and the client then approves it', async ({
  browser,
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const email = `${newName().toLowerCase()}@example.com`
  const { id: accountId } = await newAccount(request, { email, language: 'en' })
  const id = await expensesApi(request, people.admin).add(accountId, '120.50')
  const sent = await api<{ link: string }>(`/api/transactions/sendForApproval/${id}`, { body: {} })

  const client = await (await browser.newContext({ viewport: phone })).newPage()
  await client.goto(sent.link)
  await client.getByRole('button', { name: 'Decline' }).click()
  await client.getByRole('textbox', { name: 'Why do you decline it?' }).fill('Charged already')
  await client.getByRole('button', { name: 'Decline' }).click()
  await expect(client.getByText('You have declined this expense.')).toBeVisible()
  await client.getByRole('button', { name: 'Ask a question' }).click()
  await client.getByRole('textbox', { name: 'Your question' }).fill('Who ordered it?')
  await client.getByRole('button', { name: 'Send the question' }).click()
  await expect(client.getByText('Your question has been sent.')).toBeVisible()

  await signIn(page, people.admin, `/Payments/View/Income/${id}`)
  const talk = page.getByRole('region', { name: 'What was written about it' })
  await expect(talk).toContainText('Charged already')
  await expect(talk).toContainText('not answered yet')
  await talk.getByRole('textbox', { name: 'Answer to the client' }).fill('The tenant did')
  await talk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText(`The answer was sent to ${email}.`)).toBeVisible()
  await expect(talk).not.toContainText('not answered yet')

  await client.reload()
  await expect(client.getByText('The tenant did')).toBeVisible()
  await client.getByRole('button', { name: 'Approve after all' }).click()
  await expect(client.getByText('Expense has been approved.')).toBeVisible()
})
