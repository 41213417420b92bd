// Fields with few values as chips beside each other: what is so, what is not, and what is unknown.
import { Input, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { nearness } from '../i18n/nearness.ts'
import { useLabel, useText } from '../i18n/useText.ts'
import { useFieldOf, useFormOf, useOfDraft } from './formContext.ts'
import { Chip } from './inputs/Chip.tsx'
import classes from './Section.module.css'

export type ChipsProps<Name extends string = string> = {
  /** The name of the group. */
  label: string
  /** The label is only heard, as it stands above already. */
  bare?: boolean
  /** Flags, and fields that are yes, no or not set. */
  names: readonly Name[]
}

/** Flags turn over; a field that may be unknown is yes after one press, no after the second, not set after the third. */
export function Chips({ label, bare = false, names }: ChipsProps) {
  const id = useId()
  const form = useFormOf()
  const [said, setSaid] = useState('')
  const errors = useOfDraft(form.store, (draft) =>
    names.flatMap((name) => draft?.errors[name] ?? []).join(' '),
  )
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id, ...(bare && { className: 'onlyHeard' }) }}
      {...(errors && { error: errors })}
    >
      <fieldset aria-labelledby={id} className={classes.chips}>
        {names.map((name) => (
          <FieldChip key={name} name={name} onSay={setSaid} />
        ))}
      </fieldset>
      <output className="onlyHeard">{said}</output>
    </Input.Wrapper>
  )
}

const FieldChip = memo(function OneChip({
  name,
  onSay,
}: {
  name: string
  onSay: (said: string) => void
}) {
  const { form, field } = useFieldOf(name)
  const t = useText()
  const label = useLabel()(`${form.entity}.${name}`)
  const value = useOfDraft(form.store, (draft) => draft?.values[name] ?? null) as boolean | null
  const isWrong = useOfDraft(form.store, (draft) => draft !== null && name in draft.errors)
  const shared = {
    name,
    disabled: form.disabled || !form.store,
    ...(isWrong && { 'aria-invalid': true }),
  }
  if (field.kind === 'flag')
    return (
      <Chip
        {...shared}
        role="switch"
        aria-checked={value === true}
        value={value === true ? true : null}
        onClick={() => form.store?.set(name, value !== true)}
      >
        {label}
      </Chip>
    )
  const called = (now: boolean | null) =>
    t(now === null ? 'kit.notSet' : now ? 'kit.yes' : 'kit.no')
  const press = () => {
    const next = value === null ? true : value ? false : null
    form.store?.set(name, next)
    onSay(`${label}: ${called(next)}`)
  }
  return (
    <Chip {...shared} value={value} aria-label={`${label}: ${called(value)}`} onClick={press}>
      {label}
    </Chip>
  )
})

type AddChipProps<Name extends string> = {
  label: string
  /** The fields that are not shown yet. */
  names: readonly Name[]
  onAdd: (name: Name) => void
}

/** Finds one of many fields by its label, typed in any of the scripts and keyboards. */
export function AddChip<Name extends string>({ label, names, onAdd }: AddChipProps<Name>) {
  const form = useFormOf()
  const labelOf = useLabel()
  const t = useText()
  const [typed, setTyped] = useState('')
  const fits = (search: string, text: string) =>
    search.trim() === '' || nearness(search, text, '') !== undefined
  const data = names.map((name) => ({ value: name, label: labelOf(`${form.entity}.${name}`) }))
  const add = (name: Name | undefined) => {
    setTyped('')
    if (name !== undefined) onAdd(name)
  }
  return (
    <Select
      aria-label={label}
      placeholder={label}
      leftSection={<IconPlus size={16} aria-hidden />}
      w="100%"
      maw="22rem"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      data={data}
      filter={({ options, search }) =>
        options.filter((each) => 'label' in each && fits(search, each.label))
      }
      selectFirstOptionOnChange
      onChange={(name) => add((name ?? undefined) as Name | undefined)}
      // What is pasted and confirmed at once finds no option chosen yet.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typed.trim() === '') return
        if (event.currentTarget.getAttribute('aria-activedescendant')) return
        event.preventDefault()
        const found = data.find(({ label: text }) => fits(typed, text))
        if (found) add(found.value)
      }}
      nothingFoundMessage={t('kit.nothingFound')}
      maxDropdownHeight={320}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
