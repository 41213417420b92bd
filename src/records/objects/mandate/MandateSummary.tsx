import { Group, Text } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { Summary } from '#kit/ui/SummaryBand.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { AddMandate } from '../objectSlots.tsx'
import type { ObjectView } from '../objects.contract.ts'
import { toneOfMandate } from './toneOfMandate.ts'

/** Whether the band leads to a new mandate; if not, the list of orders does. */
export const offersMandate = ({ mandate, active, isDraft }: ObjectView): boolean =>
  mandate ? mandate.state === 'ended' || mandate.state === 'ending' : active && !isDraft

/** Whether a mandate of the owner covers the object, and until when; without any, a way to one. */
export function MandateSummary({ object }: { object: ObjectView }) {
  const t = useText()
  const { id, mandate } = object
  const isOffered = offersMandate(object)
  if (!mandate && !isOffered) return null
  return (
    <Summary label={t('object.mandate')}>
      <Group gap="xs">
        <Pill tone={toneOfMandate[mandate?.state ?? 'none']} hollow={!mandate}>
          {t(`object.mandate.${mandate?.state ?? 'none'}`)}
        </Pill>
        {mandate?.order && (
          <GoLink href={hrefOfRecord({ entity: 'Order', id: mandate.order.id }) ?? ''}>
            {t('object.mandate.number', { number: mandate.order.number })}
          </GoLink>
        )}
      </Group>
      {mandate && <MandateTerm mandate={mandate} />}
      {isOffered && (
        <div>
          <AddMandate objectId={id} />
        </div>
      )}
    </Summary>
  )
}

function MandateTerm({ mandate }: { mandate: NonNullable<ObjectView['mandate']> }) {
  const t = useText()
  const { state, isExclusive, validFrom, endsOn, order } = mandate
  return (
    <Text size="sm" className="quiet">
      {[
        isExclusive && t('object.mandate.exclusive'),
        state === 'coming' && t('object.mandate.from', { day: formatDate(validFrom) }),
        t('object.mandate.until', { day: formatDate(endsOn) }),
        order?.endReason,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  )
}
