// Alert in the list's side panel. It uses the row's data and does not open the alert, which stays unread until its record is
// opened.
import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { Folded } from '#kit/ui/Folded.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { AlertAbout } from './AlertAbout.tsx'
import type { AlertRow } from './alerts.contract.ts'

export function AlertPeek({ row }: PeekProps<AlertRow>) {
  const t = useText()
  return (
    <>
      <Text size="sm" c="dimmed">
        {formatInstantTime(row.date)}
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{row.content}</Text>
      <AlertAbout alert={{ ...row, person: null }} />
      {row.notes && (
        <Labelled label={t('alert.notes')}>
          <Folded lines={6}>{row.notes}</Folded>
        </Labelled>
      )}
    </>
  )
}
