import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { openScreen, signIn } from '../steps.ts'

test('two accounts are merged, and the old address opens the kept one', async ({
  page,
  request,
}) => {
  const lastName = newName()
  const kept = await newAccount(request, { lastName, firstName: 'Anna', city: 'Kavala' })
  const duplicate = await newAccount(request, {
    lastName,
    firstName: 'Anny',
    city: 'Drama',
    phone: '2510 123 456',
    isOwner: true,
  })
  await signIn(page, people.admin, '/Accounts?sort=-createdOn&page=1&perPage=50')
  const merge = page.getByRole('button', { name: 'Merge', exact: true })

  await merge.click()
  await expect(page.getByText('Select 2 accounts and click Merge button')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${kept.name}` }).check()
  await merge.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Please select 2 accounts to merge!')
  await dialog.getByRole('button', { name: 'OK' }).click()

  await page.getByRole('checkbox', { name: `Select ${duplicate.name}` }).check()
  await merge.click()
  await expect(page).toHaveURL(`/Accounts/Merge/a1/${kept.id}/a2/${duplicate.id}`)
  const row = (label: string) => page.getByRole('row').filter({ hasText: label })
  await expect(row('Last name').first()).toContainText('Matching')
  await expect(row('City')).toContainText('Differing')
  await expect(page.getByRole('radio', { name: 'City: Kavala' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Phone: 2510 123 456' })).toBeChecked()
  await page.getByRole('radio', { name: 'City: Drama' }).check()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const lastLook = page.getByRole('dialog', { name: 'One last look' })
  await expect(lastLook).toContainText('City: Drama')
  await lastLook.getByRole('button', { name: 'Merge', exact: true }).click()

  await expect(page.getByText('The accounts were merged into')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${kept.id}(/0)?$`))
  await page.goto(`/Accounts/View/${duplicate.id}`)
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${kept.id}(/0)?$`))
  const main = page.getByRole('main')
  await expect(main).toContainText(kept.name)
  await expect(main).toContainText('Drama')
  await expect(main).toContainText('2510 123 456')
  await expect(main).toContainText('Owner')
})

test('Cancel leaves both accounts unchanged', async ({ page, request }) => {
  const kept = await newAccount(request, { city: 'Kavala' })
  const duplicate = await newAccount(request, { city: 'Drama' })
  await signIn(page, people.admin, '/Accounts?sort=-createdOn&page=1&perPage=50')
  const merge = page.getByRole('button', { name: 'Merge', exact: true })
  await merge.click()
  for (const { name } of [kept, duplicate])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await merge.click()
  await page.getByRole('radio', { name: 'City: Drama' }).check()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/Accounts(\?|$)/)
  await openScreen(page, `/Accounts/View/${kept.id}`)
  await expect(page.getByRole('main')).toContainText('Kavala')
})

test('a merge joins phones, shows which values go into the notes, and can be undone from the menu @usual', async ({
  page,
  request,
}) => {
  const kept = await newAccount(request, { phone: '1;2;3;4', city: 'Kavala' })
  const duplicate = await newAccount(request, { phone: '5;6', city: 'Drama' })
  await signIn(page, people.admin, `/Accounts/Merge/a1/${kept.id}/a2/${duplicate.id}`)
  await expect(page.getByRole('radio', { name: 'Phone: Both: 1, 2, 3, 4, 5' })).toBeChecked()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const lastLook = page.getByRole('dialog', { name: 'One last look' })
  await expect(lastLook).toContainText('they go into the notes: 6')
  await lastLook.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${kept.id}(/0)?$`))
  const main = page.getByRole('main')
  await expect(main).toContainText('5')

  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: `Undo the merge with ${duplicate.name}` }).click()
  await expect(page.getByText('is an account of its own again')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${duplicate.id}(/0)?$`))
  await expect(main).toContainText('Drama')
  await openScreen(page, `/Accounts/View/${kept.id}`)
  await expect(main).toContainText('Kavala')
})

test('the confirmation says which tenancy stays and which goes into the notes', async ({
  page,
  request,
}) => {
  const [kept, duplicate] = [await newAccount(request), await newAccount(request)]
  const { id: objectId, referenceNumber } = await newObject(request)
  const api = await signedInApi(request, people.admin)
  const first = { startDate: '2026-01-01', endDate: '2026-12-31', price: 500, rentPaymentDay: 5 }
  const second = { startDate: '2027-01-01', price: 650, rentPaymentDay: -2 }
  const tenants = [
    { accountId: kept.id, ...first },
    { accountId: duplicate.id, ...second },
  ]
  for (const tenant of tenants)
    await api('/api/objectAccount/add', { body: { objectId, relation: 4, ...tenant } })

  await signIn(page, people.admin, `/Accounts/Merge/a1/${kept.id}/a2/${duplicate.id}`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const lastLook = page.getByRole('dialog', { name: 'One last look' })
  await expect(lastLook).toContainText(
    `Property ${referenceNumber} can be linked to an account only once. “Tenant · since 01.01.2026 · until 31.12.2026 · 500 € · Rent is paid on day 5 of the month” stays`,
  )
  const goes = 'Tenant · since 01.01.2027 · 650 € · Rent is paid 2 days before the last day'
  await expect(lastLook).toContainText(`“${goes} of the month” of ${duplicate.name} goes into`)
  await lastLook.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${kept.id}(/0)?$`))
  await expect(page.getByRole('main')).toContainText('650')
})
