import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { field, openScreen, pickFromSearch, signIn, showPart } from '../steps.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves; the form closes with the response and returns to the previous screen. */
async function save(page: Page) {
  await button(page, 'Save').click()
  await expect(page).not.toHaveURL(/mode=edit/)
}

test('deposit, commission split and a notary found by trade are entered, and shown on a phone', async ({
  page,
  request,
}) => {
  const agent = await newAccount(request)
  const trade = { isProfessional: true, isNotary: true, phone: '6971234567' }
  const notary = await newAccount(request, trade)
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/Deal/update', {
    body: { dealType: 2, dealStage: 1, price: 200_000 },
  })
  await signIn(page, people.admin, `/Deals/${id}`)
  await button(page, 'Edit').click()
  await field(page, 'Deposit').fill('20000')
  await field(page, 'Commission').fill('2 %')
  await field(page, 'Commission').blur()

  await button(page, 'Add a share').click()
  await pickFromSearch(field(page, 'Who gets it'), agent.lastName, agent.name)
  await field(page, 'Share').fill('40 %')
  await field(page, 'Share').blur()
  await expect(page.getByText('Not split yet: 2 400,00 €')).toBeVisible()

  await button(page, 'Add an account').click()
  await page.getByRole('combobox', { name: 'Takes part as', exact: true }).click()
  await page.getByRole('option', { name: 'Notary', exact: true }).click()
  await pickFromSearch(field(page, 'Account'), `нотариус ${notary.lastName}`, notary.name)
  await save(page)

  await openScreen(page, `/Deals/${id}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await showPart(page, 'Facts')
  await expect(page.getByText('20 000,00 €')).toBeVisible()
  await showPart(page, 'Related')
  const split = page.getByRole('region', { name: 'Split of the commission' })
  await expect(split).toContainText('1 600,00 €')
  const phone = page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: '6971234567' })
  await expect(phone.first()).toHaveAttribute('href', 'tel:+306971234567')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)

  await button(page, 'Edit').click()
  await field(page, 'Paid on').fill('04.05.2026')
  await field(page, 'Paid on').blur()
  await expect(field(page, 'Share')).toHaveValue(/^1\s600,00\s€$/)
  await save(page)
  await openScreen(page, `/Deals/${id}`)
  await showPart(page, 'Related')
  await expect(split).toContainText('04.05.2026')
})
