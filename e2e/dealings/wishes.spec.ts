import { people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject, places } from '../objects/objects.ts'
import { expectSaved, field, settled, sidewaysScroll, signIn, showPart } from '../steps.ts'

test('wishes are entered as fields, and misread parts of the text are excluded', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const flat = {
    forSale: true,
    salePrice: 120_000,
    subTypeObjectTypeId: 1,
    objectSubTypeId: 1,
    locationId: places.nikiti,
    bedrooms: 2,
  }
  await newObject(request, { ...flat, title: 'With a lift of the journey', elevator: true })
  await newObject(request, { ...flat, title: 'Without a lift of the journey', elevator: false })
  const { id } = await api<{ id: number }>('/api/lead/add', {
    body: {
      forPurchase: true,
      purchaseBudgetRangeMin: 119_000,
      purchaseBudgetRangeMax: 121_000,
      locationId: places.nikiti,
      description: 'Flat, at least 3 bedrooms',
    },
  })
  await signIn(page, people.admin, `/Leads/View/${id}/1`)
  await settled(page)
  const matching = page.getByRole('region', { name: 'Matching properties' })
  const found = (title: string) => matching.getByText(title)
  await expect(matching.getByText('Nothing fits at the moment', { exact: false })).toBeVisible()
  await matching.getByRole('button', { name: 'Does not count: Bedrooms: at least 3' }).click()
  await expect(found('With a lift of the journey')).toBeVisible()
  await expect(found('Without a lift of the journey')).toBeVisible()

  await page.getByRole('combobox', { name: 'Must have', exact: true }).fill('lift')
  await page.getByRole('option', { name: 'Lift', exact: true }).click()
  await field(page, 'Bedrooms from').fill('2')
  await expectSaved(page)
  await expect(found('Without a lift of the journey')).toBeHidden()
  await expect(found('With a lift of the journey')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/Leads/View/${id}`)
  await settled(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await showPart(page, 'Facts')
  const wishes = page.getByRole('region', { name: 'Wishes' })
  await expect(wishes.getByText('Lift')).toBeVisible()
})
