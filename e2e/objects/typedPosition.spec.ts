import { expect, test } from '../journey.ts'
import { newObject, places } from './objects.ts'
import { people } from '../agency.ts'
import { expectSaved, field, signIn } from '../steps.ts'

test('a position can be typed or pasted, and an invalid one does not change the form', async ({
  page,
  request,
}) => {
  const { id } = await newObject(request, { latitude: 40.62, longitude: 22.95 })
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const latitude = field(page, 'Latitude')

  // fill() acts like pasting; other maps write a decimal point.
  await latitude.fill('40.612345')
  await expect(latitude).toHaveValue('40,612345')
  await expectSaved(page)

  await latitude.fill('406')
  await expect(page.getByText('At most 90.')).toBeVisible()
  await latitude.fill('40,7')
  await expectSaved(page)
  await page.reload()
  await expect(latitude).toHaveValue('40,7')
})

test('a doubtful position shows a warning, and the position of the address is only offered', async ({
  page,
  request,
}) => {
  const address = 'Plastira 15'
  const { id } = await newObject(request, { address, locationId: places.kalamaria })
  const answers = { geocoder: true }
  await page.route('/variant.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...answers } })
  })
  const there = { text: 'Plastira 15, Kalamaria', latitude: 40.5771, longitude: 22.9614 }
  await page.route('**/api/location/position?*', (route) =>
    route.fulfill({ json: { items: [there] } }),
  )
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const latitude = field(page, 'Latitude')
  await latitude.fill('40,45')
  await field(page, 'Longitude').fill('22,80')
  await expect(page.getByText('This position is in the sea.')).toBeVisible()
  await latitude.fill('40,72')
  await expect(page.getByText(/away from Kalamaria/)).toBeVisible()

  await page.getByRole('button', { name: 'Find by address' }).click()
  const offer = page.getByRole('button', { name: there.text })
  await expect(offer).toBeVisible()
  await expect(latitude).toHaveValue('40,72')
  await offer.click()
  await expect(latitude).toHaveValue('40,5771')
  await expect(page.getByText(/This position is/)).toHaveCount(0)
  await expectSaved(page)
})
