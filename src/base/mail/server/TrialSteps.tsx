import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { formatInstant } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { TrialStep } from './trial.contract.ts'

const icons = { done: IconCheck, failed: IconX, skipped: IconMinus } as const
const colours = { done: 'var(--estia-green)', failed: 'var(--estia-red)', skipped: undefined }

export function TrialSteps({ steps }: { steps: TrialStep[] }) {
  const t = useText()
  const isSent = steps.at(-1)?.step === 'message' && steps.at(-1)?.state === 'done'
  return (
    <Stack gap="xs">
      <Alert color={isSent ? 'done' : 'trouble'}>
        {t(isSent ? 'mailSettings.trial.sent' : 'mailSettings.trial.notSent')}
      </Alert>
      <ol className="ruled">
        {steps.map((step) => (
          <li key={step.step}>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function Step({ step, state, milliseconds, said, addresses, certificate, failure }: TrialStep) {
  const t = useText()
  const Icon = icons[state]
  const facts = [
    state === 'skipped' ? t('mailSettings.trial.skipped') : null,
    addresses.join(', ') || null,
    certificate &&
      t('mailSettings.trial.certificate', {
        protocol: certificate.protocol,
        name: certificate.name,
        date: certificate.endsOn && formatInstant(certificate.endsOn),
      }),
    milliseconds === null ? null : t('mailSettings.trial.milliseconds', { milliseconds }),
  ].filter((fact) => fact !== null)
  return (
    <Group gap="xs" align="start" wrap="nowrap" py={6}>
      <Icon size={18} color={colours[state]} aria-hidden style={{ flex: 'none' }} />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm">
          <Text span inherit fw={600}>
            {t(`mailSettings.step.${step}`)}
          </Text>{' '}
          <Text span inherit className="quiet">
            {facts.join(' · ')}
          </Text>
        </Text>
        {said && (
          <Text size="sm" ff="monospace">
            {said}
          </Text>
        )}
        {failure && (
          <Text size="sm" fw={600} c="var(--estia-red)">
            {t(`mailSettings.failure.${failure}`)}
          </Text>
        )}
      </div>
    </Group>
  )
}
