// The timeline of a record: plans and past events in one list.
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { confirm, field, settled, signIn } from '../steps.ts'

test('a task is typed, completed and listed under past events, beside changes and a lead', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { isClient: true })
  const api = await signedInApi(request, people.admin)
  const words = `Calls about ${newName()}`
  await api('/api/lead/add', { body: { accountId: account.id, description: 'By the sea' } })
  await api('/api/account/update', { body: { id: account.id, notes: 'Rings late' } })
  await signIn(page, people.admin, `/Accounts/View/${account.id}`)
  const part = page.getByRole('region', { name: 'Activities' })
  const open = part.getByRole('region', { name: 'To do and to come' })
  const past = part.getByRole('region', { name: 'What happened' })

  await field(part, 'Add a task').fill(`${words} 12.3.2031`)
  await field(part, 'Add a task').press('Enter')
  await expect(open.getByRole('listitem').filter({ hasText: words })).toContainText('12.03.2031')
  await open.getByRole('button', { name: `Mark as complete: ${words}` }).click()
  await expect(past.getByText(words)).toBeVisible()
  await expect(open).toBeHidden()

  await past.getByRole('button', { name: '2 changes by' }).click()
  await expect(past.getByText('Rings late')).toBeVisible()
  await expect(past.getByRole('link', { name: /By the sea/ })).toBeVisible()

  // The filter is in the address, so a reload keeps it.
  await part.getByRole('button', { name: 'Leads' }).click()
  await expect(page).toHaveURL(/show=lead/)
  await page.reload()
  await settled(page)
  await expect(past.getByRole('listitem')).toHaveCount(1)
  await part.getByRole('button', { name: 'Everything' }).click()

  // Edit and delete it in place.
  await past.getByRole('button', { name: `Edit: ${words}` }).click()
  const editor = page.getByRole('region', { name: 'Edit the activity' })
  await editor.getByRole('button', { name: 'Delete', exact: true }).click()
  await confirm(page, 'Delete activity?', 'Delete')
  await expect(past.getByText(words)).toHaveCount(0)
})
