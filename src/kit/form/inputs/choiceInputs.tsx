import { Input, MultiSelect, SegmentedControl, Select, Switch } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useSurroundings } from '../formSurroundings.tsx'
import classes from '../Section.module.css'
import { Chip } from './Chip.tsx'
import { inputPropsOf } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'

/** Chooses one value of a list; long lists can be searched. */
export function SelectField(props: InputProps<'select'>) {
  const { field, value, onChange, required, disabled, placeholder } = props
  const t = useText()
  const { optionsOf } = useSurroundings()
  const options = props.options ?? optionsOf?.(field.list)
  const data = (options ?? []).map((option) => ({
    value: String(option.value),
    label: option.text,
    disabled: option.retired ?? false,
  }))
  // A value that is no longer in the list is shown by its number; 0 means none in some lists.
  if (value && options && !data.some((each) => each.value === String(value)))
    data.push({ value: String(value), label: String(value), disabled: true })
  const take = (chosen: string | null) => {
    const typed = chosen === null || field.of === 'text' ? chosen : Number(chosen)
    onChange(typed as InputProps<'select'>['value'])
  }
  return (
    <Select
      {...inputPropsOf(props)}
      data={data}
      value={data.some((each) => each.value === String(value)) ? String(value) : null}
      onChange={take}
      searchable={data.length > 8}
      clearable={!required}
      // Choosing the current value again keeps it; only the button clears it.
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('kit.clear') }}
      placeholder={options ? placeholder : t('kit.list.loading')}
      disabled={disabled || !options}
      nothingFoundMessage={t('kit.nothingFound')}
      maxDropdownHeight={320}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

/** More options are shown as a searchable list. */
const mostChips = 10

/** Chooses several values of a list: chips, or a searchable list if there are many. */
export function FlagEnumField(props: InputProps<'flagEnum'>) {
  const { field, name, value, onChange, disabled, label, error, description, required } = props
  const t = useText()
  const id = useId()
  const { optionsOf } = useSurroundings()
  const options = props.options ?? optionsOf?.(field.list) ?? []
  const take = (chosen: string[]) => onChange(chosen.map(Number).sort((a, b) => a - b))
  if (options.length > mostChips)
    return (
      <MultiSelect
        {...inputPropsOf(props)}
        data={options
          .filter(({ value: each, retired }) => !retired || value.includes(Number(each)))
          .map((option) => ({ value: String(option.value), label: option.text }))}
        value={value.map(String)}
        onChange={take}
        searchable
        clearable
        hidePickedOptions
        clearButtonProps={{ 'aria-label': t('kit.clear') }}
        nothingFoundMessage={t('kit.nothingFound')}
        maxDropdownHeight={320}
        comboboxProps={{ shadow: 'md' }}
      />
    )
  const turn = (one: number, isChosen: boolean) =>
    take([...value.filter((each) => each !== one), ...(isChosen ? [one] : [])].map(String))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      description={description}
      required={required ?? false}
    >
      <fieldset aria-labelledby={id} className={classes.chips}>
        {options
          .map((option) => ({ ...option, chosen: value.includes(Number(option.value)) }))
          .filter(({ retired, chosen }) => !retired || chosen)
          .map(({ value: each, text, chosen }) => (
            <Chip
              key={each}
              aria-pressed={chosen}
              {...(name && { name })}
              disabled={disabled ?? false}
              value={chosen || null}
              onClick={() => turn(Number(each), !chosen)}
            >
              {text}
            </Chip>
          ))}
      </fieldset>
    </Input.Wrapper>
  )
}

export function FlagField(props: InputProps<'flag'>) {
  const { value, onChange, required: _, ...rest } = props
  return (
    <Switch
      {...inputPropsOf(rest)}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const asText = (value: boolean | null) => (value === null ? 'none' : String(value))

/** Yes, no, or not set. */
export function BoolNullableField(props: InputProps<'boolNullable'>) {
  const { value, onChange, label, name, error, description, required, disabled } = props
  const t = useText()
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      description={description}
      required={required ?? false}
    >
      <SegmentedControl
        aria-labelledby={id}
        size="xs"
        fullWidth
        {...(name && { name })}
        disabled={disabled ?? false}
        data={[
          { value: 'true', label: t('kit.yes') },
          { value: 'false', label: t('kit.no') },
          { value: 'none', label: t('kit.notSet') },
        ]}
        value={asText(value)}
        onChange={(chosen) => onChange(chosen === 'none' ? null : chosen === 'true')}
      />
    </Input.Wrapper>
  )
}
