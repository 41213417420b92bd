import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { signIn } from '../steps.ts'

test('a number is copied from the view, with a confirmation', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const given = { taxNumber: '095867594', phone: '694 818 1089', isClient: true }
  const { id } = await newAccount(request, given)
  await signIn(page, people.admin, `/Accounts/View/${id}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await page.getByRole('button', { name: 'Copy 095867594' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await copied()).toBe('095867594')
  await page.getByRole('button', { name: 'Copy 694 818 1089' }).click()
  await expect.poll(copied).toBe('694 818 1089')
  await expect(page.getByRole('link', { name: 'WhatsApp to 694 818 1089' })).toHaveAttribute(
    'href',
    'https://wa.me/306948181089',
  )
})
