import { expect, test } from '../journey.ts'
import { newColleague, people, signedInApi } from '../agency.ts'
import { openScreen, signIn } from '../steps.ts'

test('a new role takes effect at once for a signed-in person', async ({
  page,
  request,
  browser,
}) => {
  const colleague = await newColleague(request, 'employee')
  const api = await signedInApi(request, people.admin)
  const { items } = await api<{ items: { id: number }[] }>('/api/account/search', {
    query: { searchStr: colleague.username },
  })
  const id = items[0]!.id
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, colleague, '/Settings')
  await expect(theirs.getByRole('link', { name: 'Branches' })).toHaveCount(0)

  await signIn(page, await newColleague(request, 'admin'), `/ChangeEmployeRole/${id}`)
  await expect(page.getByText('Employee').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Administrator' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The role has been changed.')).toBeVisible()

  await theirs.reload()
  await expect(theirs.getByRole('link', { name: 'Branches' })).toBeVisible()
  await api(`/api/UserRole/${id}`, { body: { role: 'employee' } })
  await theirs.goto('/Settings/Localization')
  await expect(
    theirs.locator('#content').getByText('This page is for administrators'),
  ).toBeVisible()
  // Functions of administrators are no longer offered.
  await openScreen(theirs, '/Settings')
  await expect(theirs.getByRole('link', { name: 'Branches' })).toHaveCount(0)
  await theirs.context().close()
})
