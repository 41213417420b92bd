// An administrator moves the start of a rule of law and confirms it; colleagues read it.
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const t = (key: Parameters<typeof textOf>[1]) => textOf('en', key)

test('an administrator corrects a rule and adds a period, and a colleague of a branch reads both @usual', async ({
  page,
}) => {
  await signIn(page, people.admin, '/Settings')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('settings.rules') }).click()
  const rent = main.getByRole('region', { name: t('rule.key.rentByBank') })
  await expect(rent.getByText(t('rule.notConfirmed'))).toBeVisible()
  await expect(rent.getByRole('link', { name: 'tanea.gr' })).toHaveAttribute('rel', /noopener/)
  await rent.getByRole('button', { name: /^Edit/ }).click()
  await rent.getByLabel(t('rule.validFrom')).fill('01.07.2026')
  await rent.getByLabel(t('rule.source')).fill('')
  await rent.getByLabel(t('rule.confirmedBy')).fill('Maria Law')
  await rent.getByLabel(t('rule.confirmedOn')).fill('30.11.2026')
  // The field says what it lacks before the server does. What is typed until its answer would be saved along.
  const refused = page.waitForResponse('**/api/rules/update')
  const save = rent.getByRole('button', { name: t('kit.save') })
  await save.click()
  await refused
  await expect(save).toBeEnabled()
  await expect(rent.getByText('Please fill in this field.')).toBeVisible()
  await rent.getByLabel(t('rule.source')).fill('The law itself')
  await rent.getByRole('button', { name: t('kit.save') }).click()
  await expect(rent.getByText('since 01.07.2026')).toBeVisible()
  await expect(rent.getByText('Maria Law, on 30.11.2026')).toBeVisible()

  const withdrawal = main.getByRole('region', { name: t('rule.key.consumerWithdrawal') })
  await withdrawal.getByRole('button', { name: t('rule.add') }).click()
  await withdrawal
    .getByRole('textbox', { name: t('rule.validFrom'), exact: true })
    .fill('01.01.2030')
  await withdrawal.getByRole('textbox', { name: t('rule.days'), exact: true }).fill('30')
  await withdrawal.getByRole('button', { name: t('kit.save') }).click()
  await expect(withdrawal.getByText('13.06.2014 – 31.12.2029')).toBeVisible()
  await expect(withdrawal.getByText('since 01.01.2030')).toBeVisible()

  await signIn(page, people.branch, '/Settings/Rules')
  // Whose language is Greek.
  await expect(main.getByText('από 01.07.2026')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
})
