import { agencyDay } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, signedInApi } from '../agency.ts'
import { openScreen, signIn } from '../steps.ts'

test('the start page leads from what waits to its list, and drops what no longer waits @usual', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  const { id, name } = await newAccount(request)
  const api = await signedInApi(request, colleague)
  const plan = (words: string, days: number) =>
    api('/api/activity/ownTask', {
      body: {
        entityType: 'Account',
        id,
        description: `${words} ${name}`,
        date: agencyDay(days),
      },
    })
  await plan('Late for', -2)
  await plan('Today with', 0)
  await signIn(page, colleague, '/CRM')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByText(`Today with ${name}`)).toBeVisible()
  await page.getByRole('link', { name: /1 overdue task/ }).click()
  const tasks = page.getByRole('table', { name: 'Activities' })
  await expect(tasks.getByText(`Late for ${name}`)).toBeVisible()
  await expect(tasks.getByText(`Today with ${name}`)).toHaveCount(0)

  // Without filters of the address, the list has all own tasks by due date.
  await openScreen(page, '/Actions')
  await expect(tasks.getByRole('rowheader')).toHaveText(['Overdue', 'Today'])
  await openScreen(page, '/CRM')
  await page.getByRole('button', { name: `Mark as complete: Late for ${name}` }).click()
  await expect(page.getByRole('link', { name: /overdue task/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add a client' }).click()
  await expect(page).toHaveURL(/\/Accounts\/AddClient/)
})
