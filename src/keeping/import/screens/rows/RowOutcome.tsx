import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportedRow, Outcome } from '../../import.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Tone } from '#kit/ui/tones.ts'

const colors: Record<Outcome, Tone> = {
  new: 'green',
  changed: 'blue',
  same: 'neutral',
  left: 'neutral',
  doubtful: 'amber',
  refused: 'red',
}

const incoming = new Set<Outcome | null>(['new', 'changed', 'same'])
/** Its faults are only what stands in its notes. */
export const comesIn = ({ outcome }: Pick<ImportedRow, 'outcome'>): boolean => incoming.has(outcome)

type Props = { row: ImportedRow; headers: readonly string[] }

/** The planned or actual result of a row, with its errors. */
export function RowOutcome({ row, headers }: Props) {
  const t = useText()
  const { outcome, faults } = row
  if (outcome === null) return null
  return (
    <div>
      <Pill tone={colors[outcome]}>{t(`import.outcome.${outcome}`)}</Pill>
      {faults.length > 0 && comesIn(row) && (
        <Text size="sm" className="quiet">
          {t('import.inNotes')}
        </Text>
      )}
      {faults.map(({ column, text }) => (
        <Text key={`${column} ${text}`} size="sm">
          {headers[column ?? -1] ? `${headers[column ?? -1]}: ${text}` : text}
        </Text>
      ))}
    </div>
  )
}
