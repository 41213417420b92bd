import { Box, Group, MultiSelect } from '@mantine/core'
import { nearness } from '#kit/i18n/nearness.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { CalendarPerson } from './calendar.contract.ts'
import { ownCalendar } from './chosenPeople.ts'
import { personColour } from './personColour.ts'

type Props = {
  chosen: readonly number[]
  people: readonly CalendarPerson[]
  /** Account number of the current user, once it is loaded. */
  own: number | undefined
  onChange: (chosen: number[]) => void
  inPopover?: boolean
}

/** Chooses whose calendar is shown; an empty choice means everybody. */
export function PeopleFilter({ chosen, people, own, onChange, inPopover = false }: Props) {
  const t = useText()
  const known = [
    { value: String(ownCalendar), label: t('calendar.me') },
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  // The address can name people who have left the agency or whose names are not loaded yet.
  const others = chosen.map(String).filter((id) => !known.some(({ value }) => value === id))
  return (
    <MultiSelect
      flex="0 1 17rem"
      miw="11rem"
      size="xs"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('calendar.everybody') }}
      aria-label={t('calendar.people')}
      placeholder={chosen.length === 0 ? t('calendar.everybody') : ''}
      comboboxProps={{ withinPortal: !inPopover }}
      data={[...known, ...others.map((id) => ({ value: id, label: `#${id}` }))]}
      // Names are written in three scripts.
      filter={({ options, search }) =>
        search.trim() === ''
          ? options
          : options.filter(
              (option) =>
                'label' in option && nearness(search, option.label as string, '') !== undefined,
            )
      }
      nothingFoundMessage={t('kit.nothingFound')}
      renderOption={({ option }) => <Named id={Number(option.value) || own} name={option.label} />}
      value={chosen.map(String)}
      maxValues={50}
      onChange={(next) => onChange(next.map(Number))}
    />
  )
}

function Named({ id, name }: { id: number | undefined; name: string }) {
  return (
    <Group gap={6} wrap="nowrap">
      {id !== undefined && (
        <Box
          w={9}
          h={9}
          flex="none"
          bdrs="50%"
          style={{ background: personColour(id) }}
          aria-hidden
        />
      )}
      {name}
    </Group>
  )
}
