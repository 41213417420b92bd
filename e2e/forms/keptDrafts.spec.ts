import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { crashWithDraft, expectSaved, field, openScreen, signIn } from '../steps.ts'

test('a draft typed while the server was down is offered, restored and saved once it is back @usual', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount(request, { notes: 'Before' })
  await signIn(page, people.admin, `/Accounts/View/${account.id}/1`)
  const notes = field(page, 'Internal notes')
  await context.setOffline(true)
  await notes.fill('Typed without a server')
  await field(page, 'Middle name').fill('Unwanted')
  await expect(page.getByText('Not saved: no connection').first()).toBeVisible()
  await crashWithDraft(page)

  const again = await context.newPage()
  await context.setOffline(false)
  await openScreen(again, `/Accounts/View/${account.id}/1`)
  const offer = again.getByRole('alert').filter({ hasText: 'was not saved' })
  const row = (name: string) => offer.getByRole('row').filter({ hasText: name })
  await expect(row('Internal notes')).toContainText('Typed without a server')
  await expect(row('Internal notes')).toContainText('Before')
  await expect(field(again, 'Internal notes')).toHaveValue('Before')
  await row('Middle name').getByRole('button', { name: 'Discard' }).click()
  await row('Internal notes').getByRole('button', { name: 'Keep' }).click()
  await expect(offer).toHaveCount(0)
  await expectSaved(again)
  await again.reload()
  await expect(field(again, 'Internal notes')).toHaveValue('Typed without a server')
  await expect(field(again, 'Middle name')).toHaveValue('')
  await expect(offer).toHaveCount(0)
})
