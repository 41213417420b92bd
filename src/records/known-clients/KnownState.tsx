import { Group } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { risks } from './knownOptions.ts'

const tones = {
  open: 'amber',
  complete: 'blue',
  checked: 'green',
  changed: 'amber',
} as const satisfies Record<KnownClient['state'], Tone>

export const isReviewDue = ({ reviewOn }: Pick<KnownClient, 'reviewOn'>): boolean =>
  reviewOn !== null && reviewOn <= agencyToday()

/** How far the file of a party is, and whether its risk is high. */
export function KnownState({ client }: { client: KnownClient }) {
  const t = useText()
  const { id, state, missing, risk } = client
  return (
    <Group gap={4}>
      {id === null ? (
        <Pill hollow>{t('knownClient.state.none')}</Pill>
      ) : (
        <Pill tone={tones[state]}>
          {state === 'open'
            ? t('knownClient.state.missing', { count: missing.length })
            : t(`knownClient.state.${state}`)}
        </Pill>
      )}
      {risk === risks.high && <Pill tone="violet">{t('knownClient.highRisk')}</Pill>}
      {isReviewDue(client) && <Pill tone="red">{t('knownClient.reviewDue')}</Pill>}
    </Group>
  )
}
