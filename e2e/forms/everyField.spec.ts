import type { Field } from '#kit/fields/kinds.ts'
import { objectFields, objectLists } from '#records/objects/objectFields.contract.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { expect, test } from '../journey.ts'
import { people, signedInApi } from '../agency.ts'
import { enterEach, notInView, shownIn } from './everyField.ts'
import type { Option } from './everyField.ts'
import { expectSaved, field as input, openScreen, signIn } from '../steps.ts'

type Name = keyof typeof objectFields
type Editing = { object: Record<string, unknown>; objectSelectLists: Record<string, Option[]> }

/** Values that depend on other fields, or have limits of their own. */
const chosen: Partial<Record<Name, unknown>> = {
  subTypeObjectTypeId: 'Residential',
  objectSubTypeId: 'Detached house',
  latitude: 40.583_333,
  longitude: 22.95,
  mapCircleLatitude: 40.58,
  mapCircleLongitude: 22.951,
  mapCircleRadius: 500,
  salePriceWithDiscount: 900.5,
  rentPriceWithDiscount: 800.5,
  videoURL: 'https://vimeo.com/76979871',
}

const optionsFor = (field: Field, lists: Editing['objectSelectLists']): Option[] => {
  if (!('list' in field)) return []
  const found = Object.entries(objectLists).find(([, list]) => list === field.list)
  return lists[found![0]]!
}

/** Shown as title, place, map or video, only in the reader's language, or only in the form. */
const notLabelled: Name[] = [
  'locationId',
  'dateOfSalePriceDiscount',
  'dateOfRentPriceDiscount',
  'titleEl',
  'titleRu',
  'displayAddress',
  'latitude',
  'longitude',
  'mapCircleLatitude',
  'mapCircleLongitude',
  'descriptionEl',
  'descriptionRu',
  'videoURL',
  'displayCoordinates',
]

// No trace: a snapshot of the whole form at each of two hundred steps takes longer than the steps.
test.use({ trace: 'off' })

test('every field of an object is in the form, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/object/add')
  const edited = () => api<Editing>(`/api/object/edit/${id}`)
  const { objectSelectLists: lists } = await edited()
  await signIn(page, people.admin)
  await page.goto(`/Objects/View/${id}/2`)
  await expect(input(page, 'Address')).toBeVisible()

  // The circle is only editable while the exact position is not displayed.
  const names = (Object.keys(objectFields) as Name[]).filter(
    (name) => name !== 'displayCoordinates',
  )
  const stored = await enterEach({
    page,
    entity: 'object',
    fields: objectFields,
    names: [...names, 'displayCoordinates'],
    options: (field) => optionsFor(field, lists),
    chosen,
  })
  await expectSaved(page)
  const { object } = await edited()
  expect(object).toMatchObject(stored)
  expect(Object.keys(stored).sort()).toEqual(Object.keys(objectFields).sort())

  const entered = await shownIn(page)
  await page.reload()
  await expect(input(page, 'Address')).toHaveValue(stored['address'] as string)
  await expect.poll(() => shownIn(page)).toEqual(entered)
  await openScreen(page, objectPaths.object(id))
  expect(await notInView(page, 'object', stored)).toEqual(notLabelled)
})
