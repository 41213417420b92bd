import { Text } from '@mantine/core'
import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { dealPaths } from '../deals.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { DealCard as BoardDeal } from '../dealList.contract.ts'
import { PeopleLinks } from '../people/PeopleLinks.tsx'

/** A deal's card on the board. */
export function DealCard({ deal }: { deal: BoardDeal }) {
  const t = useText()
  const date = deal.startDate ?? deal.dateOfDeposit ?? deal.endDate
  const price = deal.price ?? deal.askingPrice
  return (
    <>
      <GoLink href={dealPaths.deal(deal.id)}>{t('deal.header', { id: deal.id })}</GoLink>
      {deal.objectId !== null && (
        <Text size="sm" lineClamp={2}>
          <GoLink href={objectPaths.object(deal.objectId)}>{deal.object}</GoLink>
        </Text>
      )}
      {(['seller', 'buyer', 'assigned'] as const).map(
        (role) =>
          deal[role] && (
            <Text key={role} size="xs">
              <span className="quiet">{t(`deal.${role}`)}: </span>
              <PeopleLinks names={deal[role]} ids={deal[`${role}Id`]} />
            </Text>
          ),
      )}
      <Text size="xs">
        {[deal.dealType, price !== null && formatCurrency(price), date !== null && formatDate(date)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}
