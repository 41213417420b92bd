import { ActionIcon, Box } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { AccountPicker } from './AccountPicker.tsx'

type ChosenPerson = { id: number; description: string }

type Props = {
  label: string
  placeholder?: string
  /** 1: employees, 2: employees and specialists. */
  filter: 1 | 2
  people: readonly ChosenPerson[]
  error?: string | undefined
  onChange: (people: ChosenPerson[]) => void
}

/** People to assign work to: added with a picker, removed one by one. */
export function PeopleChooser({ label, placeholder, filter, people, error, onChange }: Props) {
  const t = useText()
  const add = (id: number | null, description: string) => {
    if (id !== null && !people.some((person) => person.id === id))
      onChange([...people, { id, description }])
  }
  return (
    <div>
      <AccountPicker
        filter={filter}
        label={label}
        {...(placeholder && { placeholder })}
        value={null}
        text=""
        error={error}
        onChange={add}
      />
      {people.length > 0 && (
        <Box component="ul" mt="xs" className="wraps" aria-label={label}>
          {people.map((person) => (
            <Box component="li" key={person.id} ps="xs" fz="sm" className="boxed wraps">
              {person.description}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('assignment.takeOff', { name: person.description })}
                onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </Box>
          ))}
        </Box>
      )}
    </div>
  )
}
