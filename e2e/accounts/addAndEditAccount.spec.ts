import { expect, test } from '../journey.ts'
import { newAccount, newName, people } from '../agency.ts'
import { expectSaved, field, openScreen, savedState, signIn } from '../steps.ts'

test.beforeEach(({ page }) => signIn(page, people.admin))

test('a client is added and filled in at once, and everything is stored @usual', async ({
  page,
}) => {
  const lastName = newName()
  await openScreen(page, '/Clients')
  await page.getByRole('link', { name: 'Add new client' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2)

  await field(page, 'Last name').fill(lastName)
  await field(page, 'First name').fill('Eleni')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+\/2$/)
  await expect(page.getByRole('button', { name: 'Collapse' })).toBeVisible()

  const typed = {
    'Middle name': 'Maria',
    City: 'Thessaloniki',
    Postcode: '546 22',
    Address: 'Tsimiski 12',
    'Tax number': '094014201',
    'Internal notes': 'Looks for a flat with a view of the sea.',
  }
  for (const [label, text] of Object.entries(typed))
    await field(page, label).pressSequentially(text)
  await field(page, 'E-mail').fill('eleni@example.com')
  await page.getByRole('button', { name: 'Add one more: E-mail' }).click()
  await field(page, 'E-mail 2').fill('eleni@example.org')
  await field(page, 'Request budget up to').fill('120000')
  await expectSaved(page)

  await page.reload()
  for (const [label, text] of Object.entries(typed))
    await expect(field(page, label)).toHaveValue(text)
  await expect(field(page, 'E-mail 2')).toHaveValue('eleni@example.org')
  await expect(field(page, 'Request budget up to')).toHaveValue(/120.000/)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByText('Tsimiski 12')).toBeVisible()
})

test('text typed offline stays, and is saved when the network returns', async ({
  page,
  context,
  request,
}) => {
  const { id } = await newAccount(request, { isClient: true })
  await openScreen(page, `/Accounts/View/${id}/1`)
  const notes = field(page, 'Internal notes')
  await notes.fill('Before the tunnel.')
  await expectSaved(page)

  await context.setOffline(true)
  await notes.press('End')
  await notes.pressSequentially(' In the tunnel.')
  await expect(savedState(page)).toContainText('Not saved: no connection')
  await expect(notes).toHaveValue('Before the tunnel. In the tunnel.')
  await context.setOffline(false)
  await expectSaved(page)
  await page.reload()
  await expect(notes).toHaveValue('Before the tunnel. In the tunnel.')
})

test('adding an existing person shows a hint with a link to their account', async ({
  page,
  request,
}) => {
  const phone = `69${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const { id, name } = await newAccount(request, { isOwner: true, phone })
  await openScreen(page, '/Accounts/AddOwner')
  await field(page, 'Last name').fill('Someone')
  await field(page, 'Phone').fill(`+30 ${phone}`)
  const hint = page.getByRole('alert').filter({ hasText: 'Could it be one of these?' })
  await expect(hint).toContainText('same phone')
  await hint.getByRole('link', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${id}`))
})

test('a single value is edited in the view', async ({ page, request }) => {
  const { id } = await newAccount(request, { city: 'Kavala' })
  await openScreen(page, `/Accounts/View/${id}`)
  await page.getByRole('button', { name: 'Edit: City' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('City').fill('Xanthi')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Xanthi')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Xanthi')).toBeVisible()
})

test('a deleted account can be restored', async ({ page, request }) => {
  const { id, name } = await newAccount(request)
  await openScreen(page, '/Accounts')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Delete account?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/Accounts(\?|$)/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  // Leaving the page would abort the request.
  await expect(page.getByRole('link', { name })).toBeVisible()
  await openScreen(page, `/Accounts/View/${id}`)
  await expect(page.getByRole('main')).toContainText(name)
})
