// Seasons of an object: prices per night, and fewest nights.
import { Button, Group, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Hint } from '#base/register/hints/Hint.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { reservationPaths } from '../reservations.paths.ts'
import { CareOfObject, useCareOfObject } from '../care/CareOfObject.tsx'
import { CopySeasons } from './CopySeasons.tsx'
import { SeasonForm } from './SeasonForm.tsx'
import { seasonsApi } from './seasons.contract.ts'
import type { Season, Seasons } from './seasons.contract.ts'

export function StaySeasons({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(seasonsApi.seasonsOfObject, { params: { id: String(id) } })
  const care = useCareOfObject(id)
  const object = query.data?.object
  const name = object && (object.title ?? `#${object.referenceNumber}`)
  const title = t('season.title', { object: name ?? '' })
  usePageTitle(title)
  return (
    <Loaded query={query} lines={8}>
      {(seasons) => (
        <>
          <Group justify="space-between" gap="sm" mb="sm">
            <Title order={1}>{title}</Title>
            <Group gap="sm">
              <GoLink href={objectPaths.object(id)}>{`#${seasons.object.referenceNumber}`}</GoLink>
              <Button
                component={RouteLink}
                href={reservationPaths.stayTimeline({ objectId: id })}
                variant="default"
              >
                {t('timeline.showAs.timeline')}
              </Button>
            </Group>
          </Group>
          <Usual seasons={seasons} />
          <Section title={t('season.seasons')} anchor="seasons" columns={1}>
            <SeasonTable items={seasons.items} />
            <SeasonForm objectId={id} />
          </Section>
          <CopySeasons objectId={id} />
          <CareOfObject query={care} />
        </>
      )}
    </Loaded>
  )
}

/** The price of nights outside of seasons. */
function Usual({ seasons: { object, usualPrice, minNights } }: { seasons: Seasons }) {
  const t = useText()
  return (
    <Section
      title={t('season.usual')}
      anchor="usual"
      columns={1}
      actions={<Hint name="minNights" about={t('season.minNights')} />}
    >
      <Group gap="lg">
        <Text>
          {t('season.usualPrice')}:{' '}
          {usualPrice === null ? t('season.usualNone') : formatCurrency(usualPrice)}
        </Text>
        <Text>
          {t('season.minNights')}: {minNights ?? 1}
        </Text>
        <GoLink href={objectPaths.object(object.id, 1)}>{t('season.usualEdit')}</GoLink>
      </Group>
    </Section>
  )
}

function SeasonTable({ items }: Pick<Seasons, 'items'>) {
  const t = useText()
  const [editedId, setEditedId] = useState<number | null>(null)
  if (items.length === 0) return <Text c="dimmed">{t('season.none')}</Text>
  return (
    <Table className="smallTable" aria-label={t('season.seasons')}>
      <Table.Thead>
        <Table.Tr>
          {(['from', 'till', 'price', 'minNights'] as const).map((name) => (
            <Table.Th key={name}>{t(`season.${name}`)}</Table.Th>
          ))}
          <Table.Th />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((season) =>
          season.id === editedId ? (
            <Table.Tr key={season.id}>
              <Table.Td colSpan={5}>
                <SeasonForm season={season} onDone={() => setEditedId(null)} />
              </Table.Td>
            </Table.Tr>
          ) : (
            <SeasonRow key={season.id} season={season} onEdit={() => setEditedId(season.id)} />
          ),
        )}
      </Table.Tbody>
    </Table>
  )
}

function SeasonRow({ season, onEdit }: { season: Season; onEdit: () => void }) {
  const t = useText()
  const remove = useDelete()
  const days = { from: formatDate(season.from), till: formatDate(season.till) }
  const params = { id: String(season.id) }
  const removeSeason = () =>
    remove({
      remove: () => call(seasonsApi.deleteSeason, { params }),
      text: t('season.removed', days),
      restore: () => call(seasonsApi.restoreSeason, { params }),
    })
  return (
    <Table.Tr>
      <Table.Td data-label={t('season.from')}>{days.from}</Table.Td>
      <Table.Td data-label={t('season.till')}>{days.till}</Table.Td>
      <Table.Td data-label={t('season.price')}>{formatCurrency(season.price)}</Table.Td>
      <Table.Td data-label={t('season.minNights')}>{season.minNights}</Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end">
          <Button variant="light" size="xs" aria-label={t('season.edit', days)} onClick={onEdit}>
            {t('kit.edit')}
          </Button>
          <Button
            variant="light"
            color="trouble"
            size="xs"
            aria-label={t('season.remove', days)}
            onClick={() => void removeSeason().catch(() => {})}
          >
            {t('kit.delete')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
