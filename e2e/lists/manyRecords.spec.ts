import { expect, test } from '../journey.ts'
import { newAccount, newColleague, newName, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { openScreen, signIn } from '../steps.ts'

test('many records are deleted at once, one is refused, and one click restores the others @usual', async ({
  page,
  request,
}) => {
  const lastName = newName()
  await newAccount(request, { lastName, isClient: true })
  await newAccount(request, { lastName, isClient: true })
  const colleague = await newAccount(request, { lastName, isEmploye: true })
  await signIn(
    page,
    await newColleague(request, 'employee'),
    `/Accounts?page=1&searchStr=${lastName}`,
  )
  const names = page.locator('td[data-label="Name"]')
  await expect(names).toHaveCount(3)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('3 selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete selected' })
  await expect(dialog).toContainText('Delete 3 records of the list “Accounts”?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('2 records were deleted.')
  await expect(dialog).toContainText('1 was refused')
  await expect(dialog.getByRole('link', { name: colleague.name })).toHaveAttribute(
    'href',
    `/Accounts/View/${colleague.id}`,
  )
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toContainText('2 records are as they were before.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(names).toHaveCount(3)
})

test('a bulk action can be undone after its dialog is closed, and from the trash', async ({
  page,
  request,
}) => {
  const lastName = newName()
  for (const firstName of ['Anna', 'Boris']) await newAccount(request, { lastName, firstName })
  await signIn(page, people.admin, `/Accounts?page=1&searchStr=${lastName}`)
  const names = page.locator('td[data-label="Name"]')
  const deleteBoth = async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete selected' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText('2 records were deleted.')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(names).toHaveCount(0)
  }
  await expect(names).toHaveCount(2)
  await deleteBoth()
  const notice = page.getByRole('alert').filter({ hasText: '2 records were deleted.' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 records are as they were before.')).toBeVisible()
  await expect(names).toHaveCount(2)

  await deleteBoth()
  await openScreen(page, `/Trash?page=1&searchStr=${lastName}`)
  for (const firstName of ['Anna', 'Boris'])
    await page.getByRole('button', { name: `Restore: ${lastName} ${firstName}` }).click()
  await expect(page.getByRole('button', { name: /^Restore:/ })).toHaveCount(0)
  await openScreen(page, `/Accounts?page=1&searchStr=${lastName}`)
  await expect(names).toHaveCount(2)
})

test('a record has links to the next ones of its list, and all matching rows can be exported', async ({
  page,
  request,
}) => {
  const lastName = newName()
  const ids: number[] = []
  for (const firstName of ['Anna', 'Boris', 'Clio'])
    ids.push((await newAccount(request, { lastName, firstName, isOwner: true })).id)
  await signIn(page, people.admin, `/Owners?page=1&searchStr=${lastName}&sort=name`)
  await page.getByRole('link', { name: `${lastName} Anna` }).click()
  const beside = page.getByRole('navigation', { name: 'Next and previous' })
  await expect(beside).toContainText('1 of 3')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${ids[1]}$`))
  await expect(beside).toContainText('2 of 3')
  await beside.getByRole('button', { name: 'Next record' }).click()
  await expect(beside).toContainText('3 of 3')
  await expect(beside.getByRole('button', { name: 'Next record' })).toBeDisabled()
  await page.keyboard.press('k')
  await expect(beside).toContainText('2 of 3')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/Owners.*searchStr=${lastName}`))

  await page.getByRole('link', { name: `${lastName} Boris` }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('1 selected')
  await bar.getByRole('button', { name: 'Select all 3 that match' }).click()
  await expect(bar).toContainText('3 selected')
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export to Excel' }).click()
  expect((await download).suggestedFilename()).toBe('Owners.xlsx')
})

test('ticked keys can be exported, and no other bulk action is offered', async ({
  page,
  request,
}) => {
  const { referenceNumber } = await newObject(request, { hasKey: true })
  await signIn(page, people.admin, `/ObjectKeys?objectReferenceNumber=${referenceNumber}`)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: `Select ${referenceNumber}` }).click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('1 selected')
  await expect(bar.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export to Excel' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Keys.xlsx')
})

test('a statement has links to the next ones of a saved view of payments', async ({
  page,
  request,
}) => {
  const lastName = newName()
  const ids: number[] = []
  for (const firstName of ['Anna', 'Boris'])
    ids.push((await newAccount(request, { lastName, firstName, hasTransactions: true })).id)
  const api = await signedInApi(request, people.admin)
  const columns = { shown: [], hidden: [], order: [], density: 'comfortable' }
  const view = { list: 'PaymentList', name: lastName, filters: { searchStr: lastName } }
  const { id } = await api<{ id: number }>('/api/listView/add', {
    body: { ...view, sort: 'name', columns },
  })
  await signIn(page, people.admin, '/Payments')
  await page.getByRole('button', { name: /^Views/ }).click()
  const views = page.getByRole('dialog', { name: 'Views' })
  await views.getByRole('button', { name: `${lastName} 2`, exact: true }).click()
  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: `${lastName} Anna` }).click()
  const beside = page.getByRole('navigation', { name: 'Next and previous' })
  await expect(beside).toContainText('1 of 2')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/Payments/View/${ids[1]}$`))
  await expect(beside).toContainText('2 of 2')
  await api(`/api/listView/${id}`, { method: 'DELETE' })
})
