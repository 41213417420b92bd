import { Badge, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportedRow, Outcome } from '../../import.contract.ts'

const colors: Record<Outcome, string> = {
  new: 'done',
  changed: 'blue',
  same: 'gray',
  left: 'gray',
  doubtful: 'toDo',
  refused: 'trouble',
}

type Props = { row: ImportedRow; headers: readonly string[] }

/** The planned or actual result of a row, with its errors. */
export function RowOutcome({ row: { outcome, faults }, headers }: Props) {
  const t = useText()
  if (outcome === null) return null
  return (
    <div>
      <Badge variant="light" style={{ flexShrink: 0 }} color={colors[outcome]}>
        {t(`import.outcome.${outcome}`)}
      </Badge>
      {faults.map(({ column, text }) => (
        <Text key={`${column} ${text}`} size="sm">
          {headers[column ?? -1] ? `${headers[column ?? -1]}: ${text}` : text}
        </Text>
      ))}
    </div>
  )
}
