import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { expectRowVisible, field, rowOf, signIn } from '../steps.ts'

test('a typed line becomes a task at the date in it, in any language @usual', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { isClient: true })
  await signIn(page, people.admin, `/Accounts/View/${account.id}?show=activity`)
  const box = field(page, 'Add a task')
  const said = page.getByRole('button', { name: 'This is not a date' })
  const activities = page.getByRole('table', { name: 'Activities' })

  await box.fill('Send the papers 12.3.2031 10:00')
  await expect(page.getByText('Wed 12.03.2031 10:00')).toBeVisible()
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expectRowVisible(activities, {
    Description: 'Send the papers',
    'Planned on': '12.03.2031 10:00',
    State: 'To do',
  })

  await box.fill('Τηλέφωνο 13.3.2031 στις 9')
  await expect(page.getByText('Thu 13.03.2031 09:00')).toBeVisible()
  await box.fill('Показать дом 14 марта 2031')
  await expect(page.getByText('Fri 14.03.2031', { exact: true })).toBeVisible()
  // Words that are not meant as a date stay in the text.
  await box.press('Backspace')
  await expect(said).toBeHidden()
  await expect(box).toHaveValue('Показать дом 14 марта 2031')

  // The connection breaks after the server has stored it: the text stays, is sent again, and is stored once.
  await page.route('**/api/activity/ownTask', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await box.press('Enter')
  await expect(page.getByRole('alert', { name: 'The task was not saved.' })).toBeVisible()
  await expect(box).toHaveValue('Показать дом 14 марта 2031')
  await page.unroute('**/api/activity/ownTask')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectRowVisible(activities, { Description: 'Показать дом 14 марта 2031' })
  await expect(rowOf(activities, { State: 'To do' })).toHaveCount(2)
})
