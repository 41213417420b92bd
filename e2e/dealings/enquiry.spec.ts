import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../journey.ts'
import { newName, people } from '../agency.ts'
import { newPublishable } from '../objects/objects.ts'
import { settled, signIn } from '../steps.ts'

test("a visitor's enquiry on the site becomes a lead at once @usual", async ({ page, request }) => {
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

test('a suspected automatic enquiry waits in the tray until somebody accepts or rejects it', async ({
  page,
  request,
}) => {
  const [taken, thrown] = [`Program ${newName()}`, `Program ${newName()}`]
  // Posts to the form without requesting its page.
  const sendAsProgram = async (name: string) => {
    const email = `${name.replace(' ', '.').toLowerCase()}@example.com`
    const form = { name, email, message: 'Is it for sale?', consent: 'yes' }
    const answer = await request.post('/site/en/enquiry', { form })
    expect(answer.url()).toMatch(/\/site\/en\/enquiry\/sent$/)
  }
  await sendAsProgram(taken)
  await sendAsProgram(thrown)

  await signIn(page, people.admin, '/Leads')
  const main = page.getByRole('main')
  await expect(main.getByText(taken)).toHaveCount(0)
  await main.getByRole('link', { name: /^Doubtful enquiries: \d+$/ }).click()
  await expect(page).toHaveURL(/\/Leads\/Doubtful$/)
  await settled(page)
  const row = (name: string) => main.getByRole('row').filter({ hasText: name })
  await expect(row(taken)).toContainText('It came from no page of the website.')

  await row(thrown).getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Throw away (1)' }).click()
  await expect(row(thrown)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(thrown)).toBeVisible()
  await row(thrown)
    .getByRole('button', { name: `Throw away: ${thrown}` })
    .click()
  await expect(row(thrown)).toHaveCount(0)

  await row(taken)
    .getByRole('button', { name: `Take as an enquiry: ${taken}` })
    .click()
  await expect(row(taken)).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the lead' }).click()
  await expect(page).toHaveURL(/\/Leads\/View\/\d+/)
  await settled(page)
  await expect(page.getByText('Is it for sale?').first()).toBeVisible()
})
