// The button, chips and form of a list's filters, generated from their declaration.
import { MultiSelect, Select, Switch } from '@mantine/core'
import type { ComponentType } from 'react'
import { nameOfChosen } from '#kit/fields/filters.ts'
import type { Filter } from '#kit/fields/filters.ts'
import {
  area,
  boolNullable,
  currency,
  date,
  number,
  select,
  selectText,
  text,
} from '#kit/fields/kinds.ts'
import { Choice } from '#kit/form/inputs/Choice.tsx'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useLabel } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import type { FilterText, FilterTexts } from '#kit/list/filterWords.ts'
import type { FilterValues } from '#kit/list/listAddress.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { choicesOf, filterTexts, valueTexts } from './filterTexts.ts'
import type { OptionsByName } from './filterTexts.ts'
import type { LabelledFilters, ValuesOf } from './recordList.ts'

export type RecordInputProps = {
  label: string
  value: number | null
  text: string
  onChange: (id: number | null, text: string) => void
}
type SpecialInputProps<V> = { filters: V; set: (part: Partial<V>) => void }

type InputNames<F extends LabelledFilters, As> = {
  [N in keyof F]: F[N]['as'] extends As ? N : never
}[keyof F]

/** The inputs that the screen provides: pickers of records, and all special ones. */
export type FilterInputs<F extends LabelledFilters> = {
  [N in InputNames<F, 'record'>]: ComponentType<RecordInputProps>
} & {
  [N in InputNames<F, 'special'>]: ComponentType<SpecialInputProps<ValuesOf<F>>>
}

export type FilterFormProps<F extends LabelledFilters> = {
  filters: F
  listState: ListState<ValuesOf<F>>
  options?: OptionsByName | undefined
  inputs?: FilterInputs<F> | undefined
  /** Custom chips for filters that need more than label and value. */
  words?: ((values: ValuesOf<F>) => Record<string, FilterText>) | undefined
}

/** Whether the form has an input for the filter. */
export const isDrawn = ({ as, beside }: Filter) => as !== 'search' && !beside

export function FilterForm<F extends LabelledFilters>(props: FilterFormProps<F>) {
  const { filters, listState, options = {}, inputs = {}, words } = props
  const t = useLabel()
  const texts = {
    ...filterTexts(filters, listState.filters, options, t),
    ...words?.(listState.filters),
  }
  return (
    <FilterCard listState={listState} words={texts as unknown as FilterTexts<ValuesOf<F>>}>
      {(values, set) => (
        <FilterInputs
          filters={filters}
          values={values}
          set={set as SetFilters}
          options={options}
          inputs={inputs as Record<string, ComponentType<never>>}
        />
      )}
    </FilterCard>
  )
}

export type SetFilters = (part: FilterValues) => void
type InputsProps = Omit<InputProps, 'name' | 'filter' | 'input' | 'options'> & {
  filters: LabelledFilters
  options?: OptionsByName
  inputs?: Record<string, ComponentType<never>>
}

/** The inputs of filters, in display order. */
export const FilterInputs = ({ filters, options = {}, inputs = {}, ...rest }: InputsProps) =>
  Object.entries(filters)
    .filter(([, filter]) => isDrawn(filter))
    .map(([name, filter]) => (
      <FilterInput
        key={name}
        name={name}
        filter={filter}
        options={options}
        input={inputs[name]}
        {...rest}
      />
    ))

type InputProps = {
  name: string
  filter: Filter
  values: FilterValues
  set: SetFilters
  options: OptionsByName
  input: ComponentType<never> | undefined
}

function FilterInput({ name, filter, values, set, options, input }: InputProps) {
  const t = useLabel()
  const label = t(filter.label)
  const value = values[name] as never
  const change = (next: unknown) => set({ [name]: next ?? filter.standard })
  const plain = { label, value, onChange: change }
  switch (filter.as) {
    case 'text':
      return <FieldInput field={text} {...plain} />
    case 'day':
      return <FieldInput field={date} {...plain} value={value || null} />
    case 'amount':
      return <FieldInput field={currency} {...plain} />
    case 'area':
      return <FieldInput field={area} {...plain} />
    case 'number':
      return <FieldInput field={number(filter)} {...plain} />
    case 'flag':
      return (
        <Switch
          mt={26}
          label={label}
          checked={value}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )
    case 'yesNo':
      return <FieldInput field={boolNullable} {...plain} />
    case 'choice': {
      const field = filter.standard === null ? selectText(name) : select(name)
      return <FieldInput field={field} options={choicesOf(filter, options, t)} {...plain} />
    }
    case 'choices':
    case 'some': {
      const choices = filter.values ? valueTexts(filter, t) : (choicesOf(filter, options, t) ?? [])
      return (
        <MultiSelect
          label={label}
          data={choices.map((choice) => ({ value: String(choice.value), label: choice.text }))}
          value={(value as readonly unknown[]).map(String)}
          onChange={(chosen) => change(filter.values ? chosen : chosen.map(Number))}
          searchable={!filter.few}
          clearable
          clearButtonProps={{ 'aria-label': t('kit.clear') }}
        />
      )
    }
    case 'oneOf':
      return (
        <Select
          label={label}
          data={valueTexts(filter, t).map((each) => ({
            value: String(each.value),
            label: each.text,
          }))}
          value={value}
          onChange={change}
          {...(filter.placeholder && { placeholder: t(filter.placeholder) })}
          clearable
          allowDeselect={false}
        />
      )
    case 'always': {
      const all = valueTexts(filter, t)
      return (
        <Choice
          label={label}
          options={all.map((each, place) => ({ value: place, text: each.text }))}
          value={all.findIndex((each) => each.value === value)}
          onChange={(place) => set({ [name]: all[place]!.value })}
        />
      )
    }
    case 'person':
    case 'record': {
      const Picker = (input ?? AccountPicker) as ComponentType<
        RecordInputProps & { filter?: 0 | 1 | 2 }
      >
      const chosen = nameOfChosen(name)
      return (
        <Picker
          label={label}
          value={value}
          text={value === 0 && filter.none ? t(filter.none) : ((values[chosen] ?? '') as string)}
          {...(filter.among && { filter: filter.among })}
          onChange={(id, called) => set({ [name]: id, [chosen]: called })}
        />
      )
    }
    case 'search':
      return null
    default: {
      const Input = input as ComponentType<SpecialInputProps<FilterValues>>
      return <Input filters={values} set={set} />
    }
  }
}
