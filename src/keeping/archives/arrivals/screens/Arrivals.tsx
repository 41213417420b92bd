// Bringing an export in again, and those that were.
import { Paper, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { refresh, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { importPaths } from '#keeping/import/import.paths.ts'
import { arrivalsApi, mostGigabytes } from '../arrivals.contract.ts'
import type { ArrivalLine } from '../arrivals.contract.ts'
import { Arrival } from './Arrival.tsx'
import { NewArrival } from './NewArrival.tsx'

/** Milliseconds between two looks while one comes or leaves. */
const soon = 1500

const isUnderWay = ({ state }: ArrivalLine) =>
  state === 'waiting' || state === 'working' || state === 'leaving'

/** What lists and menus show of the agency. */
const subjects = [
  'account',
  'object',
  'lead',
  'viewing',
  'deal',
  'reservation',
  'transaction',
  'document',
  'activity',
  'alert',
  'unreadAlert',
  'selectOption',
  'branch',
  'agency',
  'listView',
]

export function Arrivals() {
  const t = useText()
  const query = useAnswer(
    arrivalsApi.listArrivals,
    {},
    { refetchInterval: (shown) => (shown?.items.some(isUnderWay) ? soon : false) },
  )
  const isBusy = query.data?.items.some(isUnderWay) ?? false
  useRefreshAfter(isBusy)
  return (
    <section aria-label={t('arrival.title')}>
      <Title order={2} mb="xs">
        {t('arrival.title')}
      </Title>
      <Text className="quiet" maw="46rem">
        {t('arrival.lead', { max: mostGigabytes })}
      </Text>
      <Text className="quiet" mb="sm">
        {t('arrival.import')}{' '}
        <GoLink href={importPaths.imports} style={{ textDecoration: 'underline' }}>
          {t('arrival.importLink')}
        </GoLink>
        .
      </Text>
      <Loaded query={query} lines={3}>
        {({ items, inTheWay }) => (
          <Stack gap="xs">
            {!isBusy && (
              <Paper withBorder p="md">
                {inTheWay === null ? <NewArrival /> : <Text>{inTheWay}</Text>}
              </Paper>
            )}
            {items.map((one) => (
              <Arrival key={one.id} shown={one} />
            ))}
          </Stack>
        )}
      </Loaded>
    </section>
  )
}

/** Everything is another by then. */
function useRefreshAfter(isBusy: boolean) {
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) void refresh(...subjects)
    wasBusy.current = isBusy
  }, [isBusy])
}
