import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import type { AssignedPerson } from '../activities.contract.ts'
import classes from '../activities.module.css'

type Props = {
  people: readonly AssignedPerson[]
  error: string | undefined
  onChange: (people: AssignedPerson[]) => void
}

/** Assigned people: added with a picker, removed one by one. */
export function AssignedPeople({ people, error, onChange }: Props) {
  const t = useText()
  const add = (id: number | null, description: string) => {
    if (id !== null && !people.some((person) => person.id === id))
      onChange([...people, { id, description }])
  }
  return (
    <div>
      <AccountPicker
        filter={1}
        label={t('activity.assignedTo')}
        placeholder={t('activity.assign')}
        value={null}
        text=""
        error={error}
        onChange={add}
      />
      {people.length > 0 && (
        <ul className={classes.chosen} aria-label={t('activity.assignedTo')}>
          {people.map((person) => (
            <li key={person.id}>
              {person.description}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('activity.unassign', { name: person.description })}
                onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
