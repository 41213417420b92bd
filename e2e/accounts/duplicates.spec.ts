import { expect, test } from '../journey.ts'
import { newAccount, newName, people } from '../agency.ts'
import { openScreen, signIn } from '../steps.ts'

test('a duplicate account is found, compared and merged; another pair is marked as different', async ({
  page,
  request,
}) => {
  const [first, second] = [newName(), newName()]
  const kept = await newAccount(request, {
    lastName: first,
    firstName: 'Γιώργος',
    phone: '6975550101',
  })
  const twice = await newAccount(request, {
    lastName: first,
    firstName: 'George',
    phone: '+30 697 555 0101',
  })
  const father = { lastName: second, firstName: 'Nikos', email: `${second}@example.com` }
  await newAccount(request, father)
  await newAccount(request, father)

  await signIn(page, people.admin, '/Duplicates')
  await page.getByRole('button', { name: 'Compare now' }).click()
  const pairOf = (name: string) =>
    page.locator('tr[data-row]').filter({ has: page.getByRole('link', { name: new RegExp(name) }) })
  await expect(pairOf(first)).toBeVisible()
  await expect(pairOf(first)).toContainText('same mobile 6975550101')
  await expect(pairOf(first)).toContainText('Phone (same)')

  const notTheSame = pairOf(second).getByRole('button', { name: /not the same/ })
  await notTheSame.click()
  await expect(pairOf(second)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pairOf(second)).toBeVisible()
  await notTheSame.click()
  await expect(pairOf(second)).toBeHidden()

  await pairOf(first)
    .getByRole('link', { name: /^Merge/ })
    .click()
  await expect(page).toHaveURL(`/Accounts/Merge/a1/${kept.id}/a2/${twice.id}`)
  await page.goBack()
  await pairOf(first)
    .getByRole('link', { name: /^Merge/ })
    .click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'One last look' })
    .getByRole('button', { name: 'Merge', exact: true })
    .click()
  await expect(page).toHaveURL(`/Accounts/View/${kept.id}`)
  await openScreen(page, '/Duplicates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Duplicates/)
  await expect(pairOf(first)).toBeHidden()
  await openScreen(page, '/Duplicates?decision=notTheSame&page=1')
  await expect(pairOf(second)).toBeVisible()
})
