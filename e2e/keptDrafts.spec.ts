import { expect, test } from '@playwright/test'
import { newAccount, people } from './agency.ts'
import { expectSaved, field, openScreen, signIn } from './steps.ts'

test('what was typed while the server was away is offered after a reload, kept, and saved', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { notes: 'Before' })
  await signIn(page, people.admin)
  await openScreen(page, `/Accounts/View/${account.id}/1`)
  const notes = field(page, 'Internal notes')
  await page.route('**/api/account/update', (route) => route.abort())
  await notes.fill('Typed without a server')
  await field(page, 'Middle name').fill('Unwanted')
  await expect(page.getByText('Not saved: no connection')).not.toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => /draft/.test(name))))
    .toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute('**/api/account/update')

  const offer = page.getByRole('alert').filter({ hasText: 'was not saved' })
  const row = (name: string) => offer.getByRole('row').filter({ hasText: name })
  await expect(row('Internal notes')).toContainText('Typed without a server')
  await expect(row('Internal notes')).toContainText('Before')
  await expect(notes).toHaveValue('Before')
  await row('Middle name').getByRole('button', { name: 'Discard' }).click()
  await row('Internal notes').getByRole('button', { name: 'Keep' }).click()
  await expect(offer).toHaveCount(0)
  await expectSaved(page)
  await page.reload()
  await expect(notes).toHaveValue('Typed without a server')
  await expect(field(page, 'Middle name')).toHaveValue('')
  await expect(offer).toHaveCount(0)
})
