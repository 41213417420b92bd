// A property on its way to a portal: refused with the reason, corrected, published.
import { expect, test } from '../journey.ts'
import { newName, people, signedInApi } from '../agency.ts'
import { newPublishable, places } from './objects.ts'
import { confirm, openScreen, signIn } from '../steps.ts'

test('a portal is switched on; a property is refused with a reason, corrected and published @usual', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  // A place of its own keeps the portal's view to this property.
  const title = `Roof ${newName()}`
  const object = await newPublishable(request, {
    title,
    locationId: places.nikiti,
    salePrice: 77_777,
    subTypeObjectTypeId: 4,
    objectSubTypeId: 29,
    publishRequested: true,
  })
  const view = `Only ${title}`
  await api('/api/listView/add', {
    body: {
      list: 'ObjectList',
      name: view,
      shared: true,
      sort: null,
      filters: { priceMin: 77_777, priceMax: 77_777, locationId: places.nikiti },
      columns: { shown: [], hidden: [], order: [], density: 'comfortable' },
    },
  })
  await expect
    .poll(async () => (await request.get(`/site/en/object/${object.referenceNumber}`)).status())
    .toBe(200)

  await signIn(page, people.admin, '/Settings/Portals')
  await page.getByRole('button', { name: 'Add a portal' }).click()
  const name = `Portal ${newName()}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Properties' }).click()
  await page.getByRole('option', { name: view }).click()
  await page.getByRole('switch', { name: /^On/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Make the address' }).click()
  const url = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  const path = new URL(url).pathname

  const properties = page.getByRole('table', { name: 'Properties' })
  const makeNow = page.getByRole('button', { name: 'Make now' })
  await makeNow.click()
  await expect(properties).toContainText('Refused')
  await expect(properties).toContainText('The format has no name for this type of property.')
  expect(await (await request.get(path)).text()).not.toContain('<property>')

  await openScreen(page, `/Objects/View/${object.id}`)
  const portals = page.getByRole('region', { name: 'Portals' })
  await expect(portals.getByRole('switch', { name })).toBeChecked()
  await expect(portals).toContainText('The format has no name for this type of property.')

  await api('/api/object/update', {
    body: { id: object.id, subTypeObjectTypeId: 1, objectSubTypeId: 1 },
  })
  await openScreen(page, '/Settings/Portals')
  await page.getByRole('link', { name }).click()
  await makeNow.click()
  await expect(page.getByText('A new file is sent from now on.')).toBeVisible()
  await expect(properties).toContainText('There')
  const feed = await (await request.get(path)).text()
  expect(feed).toContain(`<ref>${object.referenceNumber}</ref>`)
  await openScreen(page, `/Objects/View/${object.id}`)
  await expect(portals).toContainText('There')

  // Its switch removes it from the portal: the feed would be empty, so the previous one stays until somebody confirms.
  await portals.getByRole('switch', { name }).uncheck()
  await openScreen(page, '/Settings/Portals')
  await page.getByRole('link', { name }).click()
  await makeNow.click()
  const stayedOut = page.getByRole('alert').filter({ hasText: 'stayed out' })
  await expect(stayedOut).toContainText(`#${object.referenceNumber}`)
  await stayedOut.getByRole('button', { name: 'Send it all the same' }).click()
  await confirm(page, '1 property will be gone from the portal', 'Send it all the same')
  await expect(properties).toContainText('Gone')
  expect(await (await request.get(path)).text()).not.toContain('<property>')
  await expect(page.getByRole('table', { name: 'Who came for it' })).toContainText('1 property')
})
