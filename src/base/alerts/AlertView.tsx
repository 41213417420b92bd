import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AlertAbout } from './AlertAbout.tsx'
import { AlertActions } from './AlertActions.tsx'
import { AlertNotes } from './AlertNotes.tsx'
import type { Alert } from './alerts.contract.ts'
import { useAlert } from './useAlert.ts'

export function AlertView({ id }: { id: number }) {
  const t = useText()
  usePageTitle(t('alert.title'))
  const query = useAlert(id)
  return <Loaded query={query}>{(alert) => <OneAlert key={alert.id} alert={alert} />}</Loaded>
}

function OneAlert({ alert }: { alert: Alert }) {
  const t = useText()
  return (
    <Stack maw={860}>
      <AlertNotes alert={alert}>
        {(flush) => (
          <>
            <AlertActions id={alert.id} flush={flush} />
            <Paper withBorder p="md" my="md">
              <Stack gap="sm">
                <Group justify="space-between" align="baseline">
                  <Title order={2} size="h3">
                    {alert.source}
                  </Title>
                  <Text c="dimmed">{formatInstantTime(alert.date)}</Text>
                </Group>
                {alert.readedOn && (
                  <Text size="sm" c="dimmed">
                    {t('alert.readedLine', {
                      day: formatInstantTime(alert.readedOn),
                      name: alert.readedBy ?? '–',
                    })}
                  </Text>
                )}
                <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {alert.content}
                </Text>
                <AlertAbout alert={alert} />
              </Stack>
            </Paper>
          </>
        )}
      </AlertNotes>
    </Stack>
  )
}
