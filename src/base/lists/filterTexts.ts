// The filters of a list in words, for their chips. Independent of React.
import { formatArea, formatCurrency } from '#kit/fields/format.ts'
import { nameOfChosen } from '#kit/fields/filters.ts'
import type { Filter } from '#kit/fields/filters.ts'
import type { Option } from '#kit/fields/options.ts'
import type { Label, Text } from '#kit/i18n/useText.ts'
import { choiceWord, choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { FilterText } from '#kit/list/filterWords.ts'
import type { FilterValues } from '#kit/list/listAddress.ts'
import type { LabelledFilters } from './recordList.ts'

/** Options from the list's response or its screen; undefined while they load. */
export type OptionsByName = Readonly<Record<string, readonly Option[] | undefined>>

/** The options of one filter, including the one for records without any. */
export function choicesOf(
  { from, none }: Filter,
  options: OptionsByName,
  t: Label,
): readonly Option[] | undefined {
  const choices = from === undefined ? undefined : options[from]
  return choices && none ? [...choices, { value: 0, text: t(none) }] : choices
}

/** The texts of a filter's values, in order. */
export const valueTexts = ({ values = [] }: Filter, t: Label) =>
  values.map(([value, text]) => ({ value, text: t(text) }))

export function filterTexts(
  filters: LabelledFilters,
  values: FilterValues,
  options: OptionsByName,
  t: Label,
): Record<string, FilterText> {
  const texts = Object.entries(filters)
    .filter(([, { as }]) => as !== 'special' && as !== 'search')
    .map(([name, filter]) => {
      const value = values[name]
      const chosen = (values[nameOfChosen(name)] ?? '') as string
      return [name, [t(filter.label), textOf(filter, value, chosen, options, t)]]
    })
  return Object.fromEntries(texts) as Record<string, FilterText>
}

function textOf(
  filter: Filter,
  value: unknown,
  chosen: string,
  options: OptionsByName,
  t: Label,
): string | undefined {
  switch (filter.as) {
    case 'day':
      return dayWord(value as string | null)
    case 'amount':
      return typeof value === 'number' ? formatCurrency(value) : ''
    case 'area':
      return typeof value === 'number' ? formatArea(value, t as Text) : ''
    case 'some':
      return choiceWords(valueTexts(filter, t), value as readonly unknown[])
    case 'flag':
    case 'yesNo':
      return t(value ? 'kit.yes' : 'kit.no')
    case 'choice':
      return choiceWord(choicesOf(filter, options, t), value)
    case 'choices':
      return choiceWords(choicesOf(filter, options, t), value as readonly unknown[])
    case 'oneOf':
    case 'always':
      return valueTexts(filter, t).find((each) => each.value === value)?.text
    case 'person':
    case 'record':
      return value === 0 && filter.none ? t(filter.none) : chosen
    default:
      return String((value ?? '') as string | number)
  }
}
