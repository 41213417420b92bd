// Free objects for the requested stay, with their prices; chosen ones become a selection for a lead's client.
import { Button, Checkbox, Group, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { freePerPage, freeStaysApi } from './freeStays.contract.ts'
import type { FreeStay, StayWish } from './freeStays.contract.ts'
import { freeStayPaths } from './freeStays.paths.ts'
import { SendFreeStays } from './SendFreeStays.tsx'

type Wish = StayWish & { checkIn: string; duration: number }
type Props = { wish: Wish; page: number; demandId: number | null }

export function FoundStays({ wish, page, demandId }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { checkIn, duration, guests, locationId, priceMax } = wish
  const query = useAnswer(freeStaysApi.searchFreeStays, {
    query: {
      checkIn,
      duration: String(duration),
      page: String(page),
      ...(guests && { guests: String(guests) }),
      ...(locationId && { locationId: String(locationId) }),
      ...(priceMax && { priceMax: String(priceMax) }),
    },
  })
  const choose = (objectId: number, isChosen: boolean) =>
    setChosen((before) =>
      isChosen ? [...before, objectId] : before.filter((each) => each !== objectId),
    )
  const pageHref = (to: number) =>
    freeStayPaths.freeStays({ ...wish, page: to, ...(demandId && { demandId }) })
  return (
    <Loaded query={query} lines={10}>
      {({ items, totalRows }) => (
        <>
          {totalRows > 0 && (
            <Text mb="xs" component="output" display="block">
              {t('freeStays.found', { count: totalRows })}
            </Text>
          )}
          {items.length === 0 ? (
            <EmptyState title={t('freeStays.none')} text={t('freeStays.noneText')} />
          ) : (
            <Table className="smallTable" aria-label={t('freeStays.title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th />
                  {(['object', 'place', 'sleeps', 'total', 'minNights'] as const).map((name) => (
                    <Table.Th key={name}>{t(`freeStays.${name}`)}</Table.Th>
                  ))}
                  <Table.Th />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((stay) => (
                  <FoundStay
                    key={stay.objectId}
                    stay={stay}
                    wish={wish}
                    demandId={demandId}
                    isChosen={chosen.includes(stay.objectId)}
                    onChoose={(isChosen) => choose(stay.objectId, isChosen)}
                  />
                ))}
              </Table.Tbody>
            </Table>
          )}
          <Group gap="sm" my="md">
            {page > 1 && <GoLink href={pageHref(page - 1)}>{t('freeStays.before')}</GoLink>}
            {page * freePerPage < totalRows && (
              <GoLink href={pageHref(page + 1)}>{t('freeStays.more')}</GoLink>
            )}
          </Group>
          {items.length > 0 && <SendFreeStays objectIds={chosen} demandId={demandId} />}
        </>
      )}
    </Loaded>
  )
}

type RowProps = {
  stay: FreeStay
  wish: Wish
  demandId: number | null
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function FoundStay({ stay, wish, demandId, isChosen, onChoose }: RowProps) {
  const t = useText()
  const { objectId, referenceNumber, title, place, sleeps, total, minNights } = stay
  const { checkIn, duration, guests } = wish
  const booking = {
    objectId,
    checkIn,
    duration,
    ...(guests && { adults: guests }),
    ...(demandId && { demandId }),
  }
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={t('freeStays.choose', { number: referenceNumber })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td data-label={t('freeStays.object')}>
        <GoLink href={objectPaths.object(objectId)}>
          {[`#${referenceNumber}`, title].filter(Boolean).join(' ')}
        </GoLink>
      </Table.Td>
      <Table.Td data-label={t('freeStays.place')}>{place}</Table.Td>
      <Table.Td data-label={t('freeStays.sleeps')}>{sleeps}</Table.Td>
      <Table.Td data-label={t('freeStays.total')}>
        {total === null ? (
          <Text c="dimmed">{t('freeStays.noPrice')}</Text>
        ) : (
          <>
            {formatMoney(total)}
            <Text size="xs" c="dimmed">
              {t('freeStays.perNight', { price: formatMoney(total / duration) })}
            </Text>
          </>
        )}
      </Table.Td>
      <Table.Td data-label={t('freeStays.minNights')}>
        {minNights !== null && minNights > duration
          ? t('freeStays.tooFew', { least: minNights })
          : minNights}
      </Table.Td>
      <Table.Td>
        <Button
          component={RouteLink}
          size="xs"
          href={reservationPaths.bookReservation(booking)}
          aria-label={t('freeStays.bookObject', { number: referenceNumber })}
        >
          {t('freeStays.book')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
