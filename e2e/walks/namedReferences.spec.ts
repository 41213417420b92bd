import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject, places } from '../objects/objects.ts'
import { openScreen, settled, signIn } from '../steps.ts'

const pointing = ['accountId', 'source', 'sourceId', 'demandId', 'objectId', 'locationId']

test('views and the side panel show references by name', async ({ page, request }) => {
  const lastName = newName()
  const api = await signedInApi(request, people.admin)
  const { id: accountId } = await newAccount(request, { lastName, isClient: true })
  const source = await newAccount(request, { isSource: true })
  const { id: objectId } = await newObject(request, { title: 'By the sea' })
  const asked = { accountId, source: source.id, locationId: places.kalamaria, forPurchase: true }
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', { body: asked })
  const demandId = lead.id
  const deal = await api<{ id: number }>('/api/Deal/update', { body: { objectId, demandId } })
  const results = [{ objectId }]
  const viewing = await api<{ id: number }>('/api/Viewing/update', { body: { demandId, results } })

  await signIn(page, people.admin, `/Leads/View/${demandId}`)
  const valueOf = (name: string) => page.locator(`[data-field="${name}"]`)
  await expect(valueOf('locationId').first()).toContainText('Kalamaria')
  await expect(valueOf('source').first()).toContainText(source.lastName)
  for (const address of [
    `/Leads/View/${demandId}`,
    `/Deals/${deal.id}`,
    `/Viewing/${viewing.id}`,
  ]) {
    await openScreen(page, address)
    await settled(page)
    await expect(
      page.locator(pointing.map((name) => `[data-field="${name}"]`).join(', ')).first(),
    ).toBeVisible()
    for (const name of pointing)
      for (const text of await valueOf(name).locator('> :last-child').allInnerTexts())
        expect([address, name, text]).toEqual([address, name, expect.not.stringMatching(/^#?\d+$/)])
  }

  await openScreen(page, `/Leads?lastName=${lastName}`)
  await page.getByRole('link', { name: lastName }).first().focus()
  await page.keyboard.press('Space')
  const look = page.getByRole('complementary')
  await expect(look.locator('[data-field="locationId"]')).toContainText('Kalamaria')
})
