// Describes the active filters in words. Independent of React.
import { formatDate } from '../fields/format.ts'
import { isDefault } from './listAddress.ts'
import type { FilterValues } from './listAddress.ts'

/** The label and value of a filter; nothing while its choices are loading. */
export type FilterText = readonly [label: string, value?: string | null | undefined]

/** One per filter. Names of picked records (`createdByText`) belong to the filter of the same prefix. */
export type FilterTexts<F> = Record<
  Exclude<keyof F & string, 'searchStr' | `${string}Text`>,
  FilterText
> & {
  searchStr?: FilterText
}

/** An active filter; `without`: the filters after it is removed. */
export type Chip<F> = { name: string; label: string; value: string; without: Partial<F> }

/** Filters without words cannot be removed. */
export function chipsOf<F extends FilterValues>(
  filters: F,
  defaults: F,
  words: Partial<FilterTexts<F>>,
): Chip<F>[] {
  const said = words as unknown as Record<string, FilterText | undefined>
  return Object.entries(filters).flatMap(([name, value]) => {
    const word = said[name]
    if (!word || isDefault(value, defaults[name])) return []
    return [{ name, label: word[0], value: word[1] || '…', without: withoutOne(name, defaults) }]
  })
}

// With the name of the referenced record: `objectText` for `objectId`, `assignedText` for `assigned`.
function withoutOne<F extends FilterValues>(name: string, defaults: F): Partial<F> {
  const names = [name, `${name}Text`, `${name.replace(/Id$/, '')}Text`]
  const known = names.filter((each) => each in defaults).map((each) => [each, defaults[each]])
  return Object.fromEntries(known) as Partial<F>
}

type Choice = { value: unknown; text: string }

export const dayWord = (day: string | null | undefined) => (day ? formatDate(day.slice(0, 10)) : '')
export const choiceWord = (choices: readonly Choice[] | undefined, value: unknown) =>
  choices?.find((choice) => choice.value === value)?.text
export const choiceWords = (
  choices: readonly Choice[] | undefined,
  values: readonly unknown[],
): string | undefined =>
  choices && values.map((value) => choiceWord(choices, value) ?? String(value)).join(', ')
