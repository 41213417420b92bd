import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Field, Kind } from '#kit/fields/kinds.ts'
import { objectFields, objectLists } from '#features/objects/objectFields.contract.ts'
import { people, signedInApi } from './agency.ts'
import { places } from './objects.ts'
import { expectSaved, field as input, pickFromSearch, signIn } from './steps.ts'
import { textOf } from './texts.ts'

type Name = keyof typeof objectFields
type Option = { value: number; text: string; parent: number | null }
type Editing = { object: Record<string, unknown>; objectSelectLists: Record<string, Option[]> }
type Entry = { page: Page; label: string; at: number; options: Option[]; said?: unknown }

/** What fits only together with other fields, or in bounds of its own. */
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

const enter = async ({ page, label }: Entry, text: string) => input(page, label).fill(text)
const enterText = async (entry: Entry) => {
  const text = (entry.said as string) ?? `${entry.label}: “${entry.at}”`
  await enter(entry, text)
  return text
}
const enterNumber = async (entry: Entry, fitting: number) => {
  const number = (entry.said as number) ?? fitting
  await enter(entry, String(number).replace('.', ','))
  return number
}
const turnOver = async ({ page, label }: Entry) => {
  const toggle = page.getByRole('switch', { name: label, exact: true })
  const wanted = !(await toggle.isChecked())
  await toggle.click()
  if (label !== 'Publish') {
    await expect(toggle).toBeChecked({ checked: wanted })
    return wanted
  }
  // What the site will show is read first; as it is not complete, it is refused, and off again.
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not published' })).toBeVisible()
  await expect(toggle).not.toBeChecked()
  return false
}

/** Enters something that no other field has; answers what is to be stored then. */
const enters = {
  text: enterText,
  textarea: async (entry) => {
    const text = `${entry.label},\n“${entry.at}”`
    await enter(entry, text)
    return text
  },
  number: (entry, field) =>
    enterNumber(entry, field.kind === 'number' ? Math.min(field.min + entry.at, field.max) : 0),
  distance: (entry) => enterNumber(entry, 1000 + entry.at),
  area: (entry) => enterNumber(entry, entry.at + 0.25),
  currency: (entry) => enterNumber(entry, 1000.5 + entry.at),
  date: async (entry) => {
    const day = String(1 + (entry.at % 28)).padStart(2, '0')
    await enter(entry, `${day}.03.2027`)
    return `2027-03-${day}`
  },
  select: async ({ page, label, at, options, said }) => {
    const option = options.find(({ text }) => text === said) ?? options[at % options.length]!
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option.text, exact: true }).click()
    return option.value
  },
  flagEnum: async ({ page, label, options }) => {
    const some = [options[0]!, options[3]!]
    const group = page.getByRole('group', { name: label, exact: true })
    for (const { text } of some)
      await group.getByRole('checkbox', { name: text, exact: true }).check()
    return some.map(({ value }) => value)
  },
  flag: turnOver,
  boolNullable: async ({ page, label, at }) => {
    const isSo = at % 2 === 0
    const group = page.getByRole('radiogroup', { name: label, exact: true })
    await group.getByText(isSo ? 'Yes' : 'No', { exact: true }).click()
    return isSo
  },
  location: async ({ page, label }) => {
    await pickFromSearch(input(page, label), 'Аретсу', 'Aretsou, Kalamaria')
    return places.aretsou
  },
} satisfies Partial<Record<Kind, (entry: Entry, field: Field) => Promise<unknown>>>

const optionsFor = (field: Field, lists: Editing['objectSelectLists']): Option[] => {
  if (!('list' in field)) return []
  const found = Object.entries(objectLists).find(([, list]) => list === field.list)
  return lists[found![0]]!
}

/** All that the form shows, from top to bottom. */
const shown = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, textarea')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ type, checked, value }) =>
        type === 'checkbox' || type === 'radio' ? checked : value,
      ),
    )

// A picture of the whole form at each of two hundred steps costs more than the steps.
test.use({ trace: 'off' })

test('every field of an object is in the form, is stored as it was entered, and comes back', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/object/add')
  const edited = () => api<Editing>(`/api/object/edit/${id}`)
  const { objectSelectLists: lists } = await edited()
  await signIn(page, people.admin)
  await page.goto(`/Objects/View/${id}/2`)
  await expect(input(page, 'Address')).toBeVisible({ timeout: 30_000 })

  const stored: Record<string, unknown> = {}
  // Once the exact position is displayed, no circle is asked for.
  const names = (Object.keys(objectFields) as Name[]).filter(
    (name) => name !== 'displayCoordinates',
  )
  for (const [at, name] of [...names, 'displayCoordinates' as const].entries()) {
    const field: Field & { kind: keyof typeof enters } = objectFields[name]
    const label = textOf('en', `object.${name}`)
    const entry = { page, label, at, options: optionsFor(field, lists), said: chosen[name] }
    stored[name] = await enters[field.kind](entry, field)
  }
  await expectSaved(page)
  const { object } = await edited()
  expect(object).toMatchObject(stored)
  expect(Object.keys(stored).sort()).toEqual(Object.keys(objectFields).sort())

  const entered = await shown(page)
  await page.reload()
  await expect(input(page, 'Address')).toHaveValue(stored['address'] as string, { timeout: 30_000 })
  await expect.poll(() => shown(page)).toEqual(entered)
})
