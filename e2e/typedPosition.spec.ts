import { expect, test } from '@playwright/test'
import { newObject } from './objects.ts'
import { people } from './agency.ts'
import { expectSaved, field, signIn } from './steps.ts'

test('a position is typed or pasted, and one that is nowhere leaves the form as it is', async ({
  page,
  request,
}) => {
  const { id } = await newObject(request, { latitude: 40.62, longitude: 22.95 })
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const latitude = field(page, 'Latitude')

  // Filling in at one go is pasting; maps elsewhere write a point.
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
