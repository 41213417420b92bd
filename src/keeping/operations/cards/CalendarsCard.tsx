import { Text } from '@mantine/core'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import type { Operations } from '../operations.contract.ts'
import { Detail, FactCard, Facts, Rows } from './FactCard.tsx'

export function CalendarsCard({ calendars }: Pick<Operations, 'calendars'>) {
  const t = useText()
  const { count, feeds, handedOut } = calendars
  return (
    <FactCard title={t('operations.calendars')}>
      <Rows items={feeds} keyOf={({ id }) => id} none={t('operations.calendarsNone')}>
        {({ objectId, object, name, fetchedOn, failure, isOld }) => (
          <>
            <Text size="sm">
              <GoLink href={reservationPaths.stayCalendars(objectId)}>{object}</GoLink> · {name}
            </Text>
            <Detail isTrouble={isOld}>
              {fetchedOn
                ? t('operations.feedRead', { when: formatInstantTime(fetchedOn) })
                : t('operations.feedNever')}
            </Detail>
            {failure && (
              <Text size="sm" flex="1 0 100%" c="var(--estia-red)">
                {t(`occupancy.failure.${failure}`)}
              </Text>
            )}
          </>
        )}
      </Rows>
      {count > feeds.length && (
        <Text size="sm" className="quiet">
          {t('operations.calendarsMore', { count: count - feeds.length })}
        </Text>
      )}
      {handedOut.count > 0 && (
        <div style={{ marginTop: 'var(--mantine-spacing-xs)' }}>
          <Facts
            facts={[
              [
                t('operations.handedOut'),
                t('operations.handedOutUsed', {
                  count: formatNumber(handedOut.count),
                  when: handedOut.lastUsedOn
                    ? formatInstantTime(handedOut.lastUsedOn)
                    : t('operations.never'),
                }),
              ],
            ]}
          />
        </div>
      )}
    </FactCard>
  )
}
