import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './journey.ts'
import { newName, people } from './agency.ts'
import { newPublishable } from './objects.ts'
import { settled, signIn } from './steps.ts'

test('what a visitor asks on the site is a lead a moment later', async ({ page, request }) => {
  const { referenceNumber } = await newPublishable(request, { publishRequested: true })
  const address = `/site/el/object/${referenceNumber}`
  const status = async () => (await request.get(address)).status()
  await expect.poll(status).toBe(200)
  await page.goto(address)
  const form = page.getByRole('region', { name: 'Επικοινωνήστε μαζί μας' })
  const name = newName()
  await form.getByLabel('Ονοματεπώνυμο').fill(`Ελένη ${name}`)
  await form.getByLabel('Το μήνυμά σας').fill('Είναι ακόμη διαθέσιμο;')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Αποστολή' }).click()
  await expect(page.getByRole('alert')).toContainText('κάτι λείπει')
  await expect(page.getByLabel('Ονοματεπώνυμο')).toHaveValue(`Ελένη ${name}`)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`${name}@example.com`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Αποστολή' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/λάβαμε το μήνυμά σας/)

  await signIn(page, people.admin, '/Leads')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await settled(page)
  await expect(page.getByText('Είναι ακόμη διαθέσιμο;').first()).toBeVisible()
  await expect(page.getByText(referenceNumber).first()).toBeVisible()
})
