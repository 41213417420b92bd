import { MultiSelect } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { CalendarPerson } from './calendar.contract.ts'
import classes from './calendar.module.css'
import { me } from './chosenPeople.ts'

type Props = {
  chosen: readonly number[]
  people: readonly CalendarPerson[]
  onChange: (chosen: number[]) => void
}

/** Chooses whose calendar is shown; an empty choice means everybody. */
export function PeopleFilter({ chosen, people, onChange }: Props) {
  const t = useText()
  const known = [
    { value: String(me), label: t('calendar.me') },
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  // The address can name people who have left the agency or whose names are not loaded yet.
  const others = chosen.map(String).filter((id) => !known.some(({ value }) => value === id))
  return (
    <MultiSelect
      className={classes.people ?? ''}
      size="xs"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('calendar.everybody') }}
      aria-label={t('calendar.people')}
      placeholder={chosen.length === 0 ? t('calendar.everybody') : ''}
      data={[...known, ...others.map((id) => ({ value: id, label: `#${id}` }))]}
      value={chosen.map(String)}
      maxValues={50}
      onChange={(next) => onChange(next.map(Number))}
    />
  )
}
