import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people } from '../agency.ts'
import {
  choose,
  confirm,
  expectNoRow,
  expectRowVisible,
  expectSaved,
  field,
  openScreen,
  pickFromSearch,
  rowOf,
  signIn,
} from '../steps.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })

async function filterBy(page: Page, state: string) {
  const filter = page.getByRole('button', { name: /^Filter/ })
  if ((await filter.getAttribute('aria-expanded')) === 'false') await filter.click()
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: state, exact: true }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('an activity goes from blank to to-do to completed, and is found in the list of all', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { isClient: true })
  const colleague = await newAccount(request, { isEmploye: true })
  const words = `Calls about ${newName()}`
  await signIn(page, people.admin, `/Accounts/View/${account.id}?show=activity`)
  const activities = table(page, 'Activities')

  await page.getByRole('button', { name: 'Add an activity' }).click()
  const editor = page.getByRole('region', { name: 'New activity' })
  await field(editor, 'Description').fill(words)
  await expectSaved(page)
  await choose(editor, 'State', 'To do')
  await field(editor, 'Planned on').fill('21.11.2031')
  await pickFromSearch(field(editor, 'Assigned'), colleague.lastName, colleague.name)
  await expectSaved(page)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toBeHidden()
  const row = rowOf(activities, {
    Description: words,
    'Planned on': '21.11.2031',
    State: 'To do',
  })
  await expect(row.getByRole('img', { name: colleague.name })).toBeVisible()

  await openScreen(page, '/Actions?sort=-createdOn&page=1')
  const all = table(page, 'Activities')
  await filterBy(page, 'To do')
  await expect(page).toHaveURL(/done=false/)
  await expectRowVisible(all, { Description: words, 'Created at': account.name })
  await filterBy(page, 'Completed')
  await expect(page).toHaveURL(/done=true/)
  await expectNoRow(all, { Description: words })

  await openScreen(page, `/Accounts/View/${account.id}?show=activity`)
  await page.getByRole('button', { name: `Mark as complete: ${words}` }).click()
  await expectRowVisible(activities, { Description: words, State: 'Complete' })
  await openScreen(page, '/Actions?sort=-createdOn&page=1&done=true')
  await expectRowVisible(all, { Description: words })
})

test('an activity is deleted after a confirmation, and can be restored', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  await signIn(page, people.admin, `/Accounts/View/${account.id}?show=activity`)
  await page.getByRole('button', { name: 'Add an activity' }).click()
  const blank = page.getByRole('region', { name: 'New activity' })
  await field(blank, 'Description').fill('To be deleted')
  await blank.getByRole('button', { name: 'Save' }).click()
  const activities = table(page, 'Activities')
  await expectRowVisible(activities, { Description: 'To be deleted' })

  await page.getByRole('button', { name: 'Edit: To be deleted' }).click()
  const editor = page.getByRole('region', { name: 'Edit the activity' })
  await editor.getByRole('button', { name: `Delete the link to ${account.name}` }).click()
  await expect(editor).toContainText('Cannot delete the only link.')
  await editor.getByRole('button', { name: 'Delete', exact: true }).click()
  await confirm(page, 'Delete activity?', 'Delete')
  await expect(rowOf(activities, { Description: 'To be deleted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectRowVisible(activities, { Description: 'To be deleted' })
})

test('cancelling a blank activity stores nothing', async ({ page, request }) => {
  const account = await newAccount(request)
  await signIn(page, people.admin, `/Accounts/View/${account.id}?show=activity`)
  const add = page.getByRole('button', { name: 'Add an activity' })
  await add.click()
  const editor = page.getByRole('region', { name: 'New activity' })
  const cancel = editor.getByRole('button', { name: 'Cancel' })
  const height = async () => (await cancel.boundingBox())!.y - (await editor.boundingBox())!.y
  const before = await height()
  await field(editor, 'Description').fill('Never mind')
  await expectSaved(page)
  // Saving does not move the buttons.
  expect(await height()).toBe(before)
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor).toBeHidden()
  await expect(add).toBeEnabled()
  await expect(page.getByText('There are no activities yet')).toBeVisible()
})
