// An administrator reads the action log and undoes changes from there.
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { confirm, rowOf, signIn } from '../steps.ts'

test('a field is reverted and a deleted record restored from the action log @usual', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id, lastName } = await newAccount(request, { city: 'Volos' })
  await api('/api/account/update', { body: { id, city: 'Larisa' } })
  await signIn(page, people.admin, `/Accounts/View/${id}`)
  await page.getByRole('link', { name: 'History' }).click()
  const log = page.getByRole('table', { name: 'Action log', exact: true })
  const changed = rowOf(log, { Action: 'Changed' })
  const unfold = changed.getByRole('button', { name: 'City', exact: true })
  await unfold.click()
  await expect(changed.getByRole('row', { name: /City.*Volos.*Larisa/ })).toBeVisible()
  await changed.getByRole('button', { name: 'Put back: City' }).click()
  await expect(page.getByText('Put back: City')).toBeVisible()
  expect((await api<{ city: string }>(`/api/account/view/${id}`)).city).toBe('Volos')

  // Somebody else changes the value meanwhile: both are shown before it is overwritten.
  await api('/api/account/update', { body: { id, city: 'Drama' } })
  await page.reload()
  const last = changed.last()
  await last.getByRole('button', { name: 'City', exact: true }).click()
  await last.getByRole('button', { name: 'Put back: City' }).click()
  const since = page.getByRole('dialog').filter({ hasText: 'Changed again since' })
  await expect(since.getByRole('row', { name: /City.*Drama.*Volos/ })).toBeVisible()
  await since.getByRole('button', { name: 'Put it back all the same' }).click()
  await expect(since).toBeHidden()
  expect((await api<{ city: string }>(`/api/account/view/${id}`)).city).toBe('Volos')

  await api(`/api/account/${id}`, { method: 'DELETE' })
  await page.reload()
  await rowOf(log, { Action: 'Deleted' })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(rowOf(log, { Action: 'Restored' })).toBeVisible()
  await rowOf(log, { Action: 'Restored' })
    .getByRole('link', { name: new RegExp(lastName) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${id}`))
})

test('a merge is undone from its entry, and the filter is remembered', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const [kept, duplicate] = [await newAccount(request), await newAccount(request)]
  await api('/api/account/merge', { body: { account: { id: kept.id }, duplicateId: duplicate.id } })
  await signIn(page, people.admin, `/ActionLog?entity=1&entityId=${duplicate.id}`)
  const log = page.getByRole('table', { name: 'Action log', exact: true })
  const merged = rowOf(log, { Action: 'Merged' })
  await expect(merged).toContainText(`Merged into “${kept.name}”`)
  await merged.getByRole('button', { name: 'Undo the merge' }).click()
  await confirm(page, 'Undo the merge?', 'Undo the merge')
  await expect(merged).toContainText('This merge was undone already.')
  expect(await api(`/api/account/view/${duplicate.id}`)).toMatchObject({ id: duplicate.id })
})
