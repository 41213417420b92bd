// Fills in each field of a form by its kind, and returns the values that must be stored.
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Field, Fields, Kind } from '#kit/fields/kinds.ts'
import { places } from '../objects/objects.ts'
import { chip, field as input, pickFromSearch, timeField } from '../steps.ts'
import { textOf } from '../texts.ts'
import type { Key } from '../texts.ts'

export type Option = { value: number; text: string; parent: number | null }
/** A record to choose: the text to type, the text of the hit, and its id. */
export type Chosen = { typed: string; hit: string; id: number }
export type Entry = { page: Page; label: string; at: number; options: Option[]; said?: unknown }

/** Typed letter by letter, as people do; the input shows what was typed. */
const type = async (where: Locator, text: string) => {
  await where.selectText()
  await where.pressSequentially(text)
  await expect(where).toHaveValue(text)
}
const enterText = async (entry: Entry) => {
  const text = (entry.said as string) ?? `${entry.label}: “${entry.at}”`
  await input(entry.page, entry.label).fill(text)
  return text
}
const enterNumber = async (entry: Entry, fitting: number) => {
  const number = (entry.said as number) ?? fitting
  await type(input(entry.page, entry.label), String(number).replace('.', ','))
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
  // Publishing opens a preview first; an incomplete object is refused, and the flag is reset.
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not published' })).toBeVisible()
  await expect(toggle).not.toBeChecked()
  return false
}

/** Enters a value that no other field has; returns the value that must be stored. */
export const enters = {
  text: enterText,
  textarea: async (entry) => {
    const text = `${entry.label},\n“${entry.at}”`
    await input(entry.page, entry.label).fill(text)
    return text
  },
  number: (entry, field) =>
    enterNumber(entry, field.kind === 'number' ? Math.min(field.min + entry.at, field.max) : 0),
  distance: (entry) => enterNumber(entry, 1000 + entry.at),
  area: (entry) => enterNumber(entry, entry.at + 0.25),
  currency: (entry) => enterNumber(entry, 1000.5 + entry.at),
  money: (entry) => enterNumber(entry, 1000.25 + entry.at),
  date: async (entry) => {
    const day = String(1 + (entry.at % 28)).padStart(2, '0')
    await type(input(entry.page, entry.label), `${day}.03.2027`)
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
    // A long list is searched by typing.
    const search = page.getByRole('combobox', { name: label, exact: true })
    await expect(group.or(search).first()).toBeVisible()
    for (const { text } of some)
      if (await search.isVisible()) {
        await search.fill(text)
        await page.getByRole('option', { name: text, exact: true }).click()
      } else await group.getByRole('button', { name: text, exact: true }).click()
    return some.map(({ value }) => value)
  },
  flag: turnOver,
  boolNullable: async ({ page, label, at }) => {
    const isSo = at % 2 === 0
    const feature = chip(page, label)
    await feature.click()
    await expect(feature).toHaveAccessibleName(`${label}: Yes`)
    if (!isSo) await feature.click()
    await expect(feature).toHaveAccessibleName(`${label}: ${isSo ? 'Yes' : 'No'}`)
    return isSo
  },
  dateTime: async (entry) => {
    const day = String(1 + (entry.at % 28)).padStart(2, '0')
    await type(input(entry.page, entry.label), `${day}.03.2027`)
    await input(entry.page, entry.label).press('Tab')
    await type(timeField(entry.page, `${entry.label}: time`), '1045')
    return `2027-03-${day}T10:45:00`
  },
  texts: enterText,
  ref: async ({ page, label, said }) => {
    const { typed, hit, id } = said as Chosen
    await pickFromSearch(input(page, label), typed, hit)
    return id
  },
  location: async ({ page, label }) => {
    await pickFromSearch(input(page, label), 'Аретсу', 'Aretsou, Kalamaria')
    return places.aretsou
  },
} satisfies Partial<Record<Kind, (entry: Entry, field: Field) => Promise<unknown>>>

type Form = {
  page: Page
  entity: string
  fields: Fields
  /** The fields to fill in, in this order. */
  names: readonly string[]
  options: (field: Field) => Option[]
  /** Values that depend on other fields, or have limits of their own. */
  chosen: Record<string, unknown>
}

/** Chosen from a list instead of a search. */
const listed: ReadonlySet<string> = new Set(['source', 'orderTemplate'])

/** Returns the values that must be stored, by field. */
export async function enterEach({ page, entity, fields, names, options, chosen }: Form) {
  const stored: Record<string, unknown> = {}
  for (const [at, name] of names.entries()) {
    const field = fields[name]!
    const label = textOf('en', `${entity}.${name}` as Key)
    const entry = { page, label, at, options: options(field), said: chosen[name] }
    const kind = field.kind === 'ref' && listed.has(field.entity) ? 'select' : field.kind
    stored[name] = await enters[kind as keyof typeof enters](entry, field)
  }
  return stored
}

/** The fields that the form shows, from top to bottom. */
export const shownIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, textarea, button[name]')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(
        ({ type, checked, value, ariaChecked, ariaPressed, ariaLabel }) =>
          type === 'checkbox' || type === 'radio'
            ? checked
            : (ariaChecked ?? ariaPressed ?? (value || ariaLabel)),
      ),
    )

/**
 * Names of the fields that the view shows neither by their label nor by the number in `stored`, so that a field that a view
 * forgot is noticed. The view must be open.
 */
export async function notInView(
  page: Page,
  entity: string,
  stored: Record<string, unknown>,
): Promise<string[]> {
  const main = page.getByRole('main')
  const inView = await main
    .locator('[data-field]')
    .evaluateAll((shown) => shown.map((each) => each.getAttribute('data-field')))
  const text = withoutSpaces(await main.innerText())
  const isShown = (name: string) =>
    inView.includes(name) ||
    text.includes(withoutSpaces(textOf('en', `${entity}.${name}` as Key))) ||
    (typeof stored[name] === 'number' && text.includes(String(stored[name]).replace('.', ',')))
  return Object.keys(stored).filter((name) => !isShown(name))
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase()
