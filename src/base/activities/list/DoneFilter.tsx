import { useText } from '#kit/i18n/useText.ts'
import { Choice } from '../edit/Choice.tsx'

type Props = { value: boolean | null; onChange: (value: boolean | null) => void }

const values = { all: null, toDo: false, completed: true } as const
const names = ['all', 'toDo', 'completed'] as const

/** Filter by state: all, to do, completed. */
export function DoneFilter({ value, onChange }: Props) {
  const t = useText()
  return (
    <Choice
      label={t('activity.done')}
      options={names.map((name) => ({ value: name, text: t(`activity.filter.done.${name}`) }))}
      value={names.find((name) => values[name] === value) ?? 'all'}
      onChange={(name) => onChange(values[name])}
    />
  )
}
