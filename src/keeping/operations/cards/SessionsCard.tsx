import { Text } from '@mantine/core'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { sessionPaths } from '#base/session/session.paths.ts'
import type { Operations } from '../operations.contract.ts'
import { FactCard, Facts } from './FactCard.tsx'

export function SessionsCard({ sessions }: Pick<Operations, 'sessions'>) {
  const t = useText()
  return (
    <FactCard title={t('operations.sessions')}>
      <Facts
        facts={sessions.map(({ who, people, sessions: count, newestOn }) => [
          t(`operations.sessions.${who}`),
          t('operations.sessionsOf', {
            people: formatNumber(people),
            sessions: formatNumber(count),
            when: formatInstantTime(newestOn),
          }),
        ])}
      />
      <Text size="sm" mt="xs">
        <GoLink href={sessionPaths.security}>{t('operations.sessionsLink')}</GoLink>
      </Text>
    </FactCard>
  )
}
