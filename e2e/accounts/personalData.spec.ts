// A person asks for their personal data, and then for its erasure.
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { confirm, field, signIn } from '../steps.ts'

test('personal data is downloaded as one file, then erased for good @usual', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id, name, lastName } = await newAccount(request, {
    isClient: true,
    notes: 'Wants the sea',
  })
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId: id, description: `${lastName} looks for a flat` },
  })
  await api('/api/activity/update', {
    body: { description: `Rang ${lastName}`, links: [{ entity: 'Account', id }] },
  })
  await signIn(page, people.admin, `/Accounts/PersonalData/${id}`)
  await expect(page.getByText('Nothing stands against erasing it.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toContain(lastName)

  const erase = page.getByRole('button', { name: 'Erase for good' })
  await expect(erase).toBeDisabled()
  await field(page, `Type “${name}” to confirm`).fill(name)
  await erase.click()
  await confirm(page, 'nobody can bring it back', 'Erase for good')
  await expect(page).toHaveURL(/\/Accounts$/)

  expect(await api('/api/search', { query: { searchStr: lastName } })).toMatchObject({ items: [] })
  const log = await api('/api/actionLog', { body: { perPage: 1000 } })
  expect(JSON.stringify(log)).not.toContain(lastName)
  expect(await api(`/api/lead/view/${lead.id}`)).toMatchObject({ description: null })
})
