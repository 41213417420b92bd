import { expect, test } from '../journey.ts'
import { newColleague } from '../agency.ts'
import { openScreen, settled, signIn } from '../steps.ts'

test('columns are chosen, moved by keyboard, and remembered for the next visit @usual', async ({
  page,
  request,
}) => {
  await signIn(page, await newColleague(request, 'employee'), '/Owners?page=1&perPage=5')
  const heads = page.getByRole('columnheader')
  await expect(heads).toContainText(['Name', 'Phone', 'E-mail'])
  await page.getByRole('button', { name: 'Columns' }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  const stored = (part: string) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(part) ?? false)

  const hidden = stored('"hidden":["phone"]')
  await panel.getByRole('checkbox', { name: 'Phone' }).uncheck()
  await hidden
  const moved = stored('"order":["phone","objectReferenceNumbers","email"')
  await panel.getByRole('button', { name: 'Move E-mail' }).press('ArrowDown')
  await moved
  // The focus stays with the moved column.
  await expect(panel.getByRole('button', { name: 'Move E-mail' })).toBeFocused()
  const compact = stored('"density":"compact"')
  await panel.getByText('Compact').click()
  await compact

  await openScreen(page, '/Owners?page=1&perPage=5')
  await expect(heads).not.toContainText(['Phone'])
  await expect(heads.nth(2)).toContainText('E-mail')
  await expect(page.getByRole('region', { name: 'Owners' })).toHaveAttribute(
    'data-density',
    'compact',
  )
  await page.getByRole('button', { name: 'Columns' }).click()
  const usual = stored('"reset":true')
  await panel.getByRole('button', { name: 'Back to the default' }).click()
  await usual
  await expect(heads.nth(1)).toContainText('Phone')
})

test('an unsaved choice of columns is reverted, and can be retried', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'employee'), '/Owners?page=1&perPage=5')
  await page.getByRole('button', { name: 'Columns' }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  const phone = panel.getByRole('checkbox', { name: 'Phone' })
  await page.route('**/api/listChoice', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await phone.click()
  await expect(panel.getByRole('alert')).toContainText('was not saved')
  await expect(phone).toBeChecked()
  await page.unroute('**/api/listChoice')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('alert')).toBeHidden()
  await expect(phone).not.toBeChecked()
  await expect(page.getByRole('columnheader')).not.toContainText(['Phone'])
  await settled(page)
})
