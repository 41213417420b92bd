// Import an export, and list earlier imports.
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

/** Polling interval in milliseconds while an arrival is imported or undone. */
const soon = 1500

const isUnderWay = ({ state }: ArrivalLine) =>
  state === 'waiting' || state === 'working' || state === 'leaving'

/** The subjects of lists and menus that show the agency's data. */
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

/** All shown data has changed by then. */
function useRefreshAfter(isBusy: boolean) {
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) void refresh(...subjects)
    wasBusy.current = isBusy
  }, [isBusy])
}
