import { expect, test } from '../journey.ts'
import { newAccount, newColleague, newName, people, signedInApi } from '../agency.ts'
import { openScreen, signIn } from '../steps.ts'

test('a view is saved with its count, opened, made the default, and restored after a deletion', async ({
  page,
  request,
}) => {
  const one = await newAccount(request, { isClient: true })
  await signIn(
    page,
    await newColleague(request, 'employee'),
    `/Clients?page=1&lastName=${one.lastName}`,
  )
  const names = page.locator('td[data-label="Name"]')
  await expect(names).toHaveText([one.name])
  const views = page.getByRole('button', { name: /^Views/ })
  await views.click()
  await page.getByRole('button', { name: 'Save what is shown' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Only this one')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(views).toHaveText('Views: Only this one')

  await openScreen(page, '/Clients?page=1')
  await expect(names).not.toHaveCount(1)
  await views.click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await panel.getByRole('button', { name: 'Only this one 1', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`lastName=${one.lastName}`))
  await expect(names).toHaveText([one.name])
  await page.goBack()
  await expect(page).not.toHaveURL(/lastName/)

  await views.click()
  const star = panel.getByRole('button', { name: 'Open this list with Only this one' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await openScreen(page, '/Clients')
  await expect(names).toHaveText([one.name])

  await views.click()
  await panel.getByRole('button', { name: 'Change the view Only this one' }).click()
  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByText('The view Only this one was deleted')).toBeVisible()
  await expect(views).toHaveText('Views')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(views).toHaveText('Views: Only this one')
})

test('a conflicting change of a shared view is reported', async ({ page, request }) => {
  const author = await newColleague(request, 'employee')
  const api = await signedInApi(request, author)
  const columns = { shown: [], hidden: [], order: [], density: 'comfortable' }
  const name = newName()
  const { id } = await api<{ id: number }>('/api/listView/add', {
    body: { list: 'DocumentList', name, shared: true, filters: {}, sort: 'name', columns },
  })
  await signIn(page, author, '/DocumentList')
  await page.getByRole('button', { name: /^Views/ }).click()
  await page.getByRole('button', { name: `Change the view ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Change view' })
  await form.getByRole('textbox', { name: 'Name' }).fill(`${name} mine`)
  const admin = await signedInApi(request, people.admin)
  await admin('/api/listView/update', { body: { id, name: `${name} theirs` } })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Somebody else has changed this view in the meantime.',
  )
  await expect(form).toContainText(`It is called “${name} theirs” now.`)
  await form.getByRole('button', { name: 'Save mine all the same' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: /^Views/ }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${name} mine`) })).toBeVisible()
})
