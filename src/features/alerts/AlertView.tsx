import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AlertActions } from './AlertActions.tsx'
import { AlertNotes, useNotesDraft } from './AlertNotes.tsx'
import type { Alert } from './alerts.contract.ts'
import { useAlert } from './useAlert.ts'

export function AlertView({ id }: { id: number }) {
  const t = useText()
  usePageTitle(t('alert.title'))
  const query = useAlert(id)
  return <Loaded query={query}>{(alert) => <OneAlert key={alert.id} alert={alert} />}</Loaded>
}

function OneAlert({ alert }: { alert: Alert }) {
  const draft = useNotesDraft(alert)
  return (
    <Stack maw={860}>
      <AlertActions id={alert.id} flush={draft.flush} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Group justify="space-between" align="baseline">
            <Title order={2} size="h3">
              {alert.source}
            </Title>
            <Text c="dimmed" className="numbers">
              {formatInstantTime(alert.date)}
            </Text>
          </Group>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{alert.content}</Text>
          <AlertNotes draft={draft} />
        </Stack>
      </Paper>
    </Stack>
  )
}
