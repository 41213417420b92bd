// One uploaded export: its progress, its differences from the archive, or why it was refused.
import { Button, Group, List, Paper, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { arrivalsApi } from '../arrivals.contract.ts'
import type { ArrivalLine } from '../arrivals.contract.ts'
import { WorkedProgress } from '../../WorkedProgress.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

const colours = {
  waiting: 'neutral',
  working: 'neutral',
  leaving: 'neutral',
  gone: 'neutral',
  done: 'green',
  refused: 'red',
  failed: 'red',
} as const

export function Arrival({ shown }: { shown: ArrivalLine }) {
  const t = useText()
  const { id, fileName, state, fault, remarks, rows, createdOn, createdBy } = shown
  const leave = useMutation({
    mutationFn: () => call(arrivalsApi.takeBackArrival, { body: { id } }),
  })
  const retry = useMutation({
    mutationFn: () => call(arrivalsApi.retryArrival, { body: { id } }),
  })
  const forget = useMutation({
    mutationFn: () => call(arrivalsApi.deleteArrival, { params: { id: String(id) } }),
  })
  return (
    <Paper withBorder p="sm" aria-label={fileName}>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {fileName}
            </Text>
            <Pill tone={colours[state]}>{t(`arrival.state.${state}`)}</Pill>
          </Group>
          <Text size="sm" className="quiet">
            {[formatInstantTime(createdOn), createdBy].filter(Boolean).join(' · ')}
          </Text>
          {state === 'done' && (
            <Text size="sm" className="quiet">
              {t('arrival.rows', { count: formatNumber(rows) })}
            </Text>
          )}
        </div>
        {state === 'done' && (
          <ConfirmButton
            text={t('arrival.takeBackAsk')}
            size="xs"
            onConfirmed={() => leave.mutateAsync()}
          >
            {t('arrival.takeBack')}
          </ConfirmButton>
        )}
        <Group gap="sm">
          {state === 'failed' && (
            <Button
              size="xs"
              variant="default"
              loading={retry.isPending}
              onClick={() => retry.mutate()}
            >
              {t('kit.tryAgain')}
            </Button>
          )}
          {['waiting', 'refused', 'failed', 'gone'].includes(state) && (
            <ConfirmButton
              text={t('arrival.forgetAsk')}
              size="xs"
              onConfirmed={() => forget.mutateAsync()}
            >
              {t('arrival.forget')}
            </ConfirmButton>
          )}
        </Group>
      </Group>
      {fault && (
        <Text size="sm" c="trouble" style={{ overflowWrap: 'anywhere' }}>
          {fault}
        </Text>
      )}
      {state === 'done' && remarks.length > 0 && (
        <List size="sm" mt="xs">
          {remarks.map((remark) => (
            <List.Item key={remark}>{remark}</List.Item>
          ))}
        </List>
      )}
      {(state === 'working' || state === 'leaving') && (
        <WorkedProgress {...shown} label={t('arrival.progress')} />
      )}
    </Paper>
  )
}
