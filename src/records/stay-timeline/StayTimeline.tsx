// Timeline of the stays of many objects, which can be moved and booked here.
import { Box, Button, Group, SegmentedControl, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useDocumentVisibility } from '@mantine/hooks'
import { addDays, agencyDay } from '#kit/clock.ts'
import { date } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { ReservationViews } from '#records/reservations/ReservationViews.tsx'
import { timelineApi } from './timeline.contract.ts'
import type { Timeline } from './timeline.contract.ts'
import { TimelineGrid } from './TimelineGrid.tsx'
import { TodayPanel } from './TodayPanel.tsx'
import { Trouble } from './Trouble.tsx'

type Props = { from?: string; days?: number; objectId?: number; page?: number }

const lengths = [14, 30, 60, 120]
/** Past days shown at first, so that current stays are visible. */
const before = 2

export function StayTimeline({ from = agencyDay(-before), days = 30, objectId, page = 1 }: Props) {
  const t = useText()
  usePageTitle(t('timeline.title'))
  const go = useGo()
  const show = (next: Props) =>
    go(reservationPaths.stayTimeline({ from, days, ...(objectId && { objectId }), ...next }), {
      replace: true,
    })
  // Users keep it open all day, so it is refreshed to show bookings by others.
  const isSeen = useDocumentVisibility() === 'visible'
  const query = useAnswer(
    timelineApi.timeline,
    { body: { from, days, currentPage: page, perPage: pageSize, ...(objectId && { objectId }) } },
    { keep: true, refetchInterval: () => (isSeen ? 60_000 : false) },
  )
  return (
    <>
      <Group gap="sm" mb="sm" align="center">
        <Title order={1}>{t('timeline.title')}</Title>
        <ReservationViews view="timeline" />
        <Box ml="auto">
          <AddButton href={reservationPaths.addReservation}>{t('reservation.add')}</AddButton>
        </Box>
      </Group>
      <Loaded query={query} lines={12}>
        {(timeline) => (
          <>
            <Trouble of={timeline.trouble} days={days} />
            <TodayPanel timeline={timeline} />
            <Group gap="xs" mb="xs" align="flex-end">
              <Button.Group>
                <Button
                  variant="default"
                  aria-label={t('timeline.earlier')}
                  px="xs"
                  onClick={() => show({ from: addDays(from, -Math.ceil(days / 2)) })}
                >
                  <IconChevronLeft size={16} aria-hidden />
                </Button>
                <Button variant="default" onClick={() => show({ from: agencyDay(-before) })}>
                  {t('timeline.today')}
                </Button>
                <Button
                  variant="default"
                  aria-label={t('timeline.later')}
                  px="xs"
                  onClick={() => show({ from: addDays(from, Math.ceil(days / 2)) })}
                >
                  <IconChevronRight size={16} aria-hidden />
                </Button>
              </Button.Group>
              <FieldInput
                field={date}
                always
                label={t('timeline.from')}
                value={from}
                onChange={(day) => day && show({ from: day })}
              />
              <SegmentedControl
                aria-label={t('timeline.days')}
                value={String(days)}
                onChange={(chosen) => show({ days: Number(chosen) })}
                data={lengths.map(String)}
              />
              <Box flex="1 1 14rem" maw="24rem">
                <ObjectPicker
                  onlyShortRent
                  label={t('timeline.object')}
                  value={objectId ?? null}
                  text={nameIn(timeline, objectId)}
                  onChange={(id) =>
                    go(reservationPaths.stayTimeline({ from, days, ...(id && { objectId: id }) }), {
                      replace: true,
                    })
                  }
                />
              </Box>
            </Group>
            {timeline.items.length === 0 ? (
              <EmptyState title={t('timeline.empty')} text={t('timeline.emptyText')} />
            ) : (
              <TimelineGrid timeline={timeline} window={{ from, days }} />
            )}
            <Pages of={timeline} page={page} onPage={(next) => show({ page: next })} />
          </>
        )}
      </Loaded>
    </>
  )
}

const pageSize = 300

const nameIn = ({ items }: Timeline, objectId: number | undefined) => {
  const row = items.find(({ id }) => id === objectId)
  return row && [`#${row.referenceNumber}`, row.title].filter(Boolean).join(' ')
}

function Pages({
  of: { totalRows },
  page,
  onPage,
}: {
  of: Timeline
  page: number
  onPage: (page: number) => void
}) {
  const t = useText()
  if (totalRows <= pageSize) return null
  const last = Math.ceil(totalRows / pageSize)
  return (
    <Group gap="xs" mt="xs">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('timeline.earlier')}
      </Button>
      <span>{`${page} / ${last}`}</span>
      <Button variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('timeline.later')}
      </Button>
    </Group>
  )
}
