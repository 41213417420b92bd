// While the dates of a stay are chosen: whether they are free, conflicts, and the price by night.
import { Alert, Box, Button, Group, List, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { addDays } from '#kit/clock.ts'
import { formatCurrency, formatDate, formatMoney } from '#kit/fields/format.ts'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { Wide } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { ReservationValues } from '../edit/reservationDraft.ts'
import { stages } from '../reservationFields.contract.ts'
import { reservationPaths } from '../reservations.paths.ts'
import { checkOutOf } from '../stayDays.ts'
import { seasonsApi } from './seasons.contract.ts'
import type { Quote } from './seasons.contract.ts'

type Props = { draft: DraftOf<ReservationValues> }

export function StayQuote({ draft }: Props) {
  const t = useText()
  const { id, objectId, checkIn, duration } = draft.values
  const wanted =
    objectId !== null && checkOutOf(checkIn, duration) !== null
      ? { objectId: String(objectId), checkIn: checkIn!, duration: String(duration) }
      : null
  const [asked] = useDebouncedValue(JSON.stringify(wanted), 200)
  const sent = (JSON.parse(asked) ?? {}) as NonNullable<typeof wanted>
  const { data } = useAnswer(
    seasonsApi.quoteStay,
    { query: { ...sent, ...(id !== undefined && { exceptId: String(id) }) } },
    { enabled: asked !== 'null', keep: true },
  )
  const isCurrent = asked === JSON.stringify(wanted)
  const quote = wanted && asked !== 'null' ? data : undefined
  useProposedTotal(draft, isCurrent ? quote : undefined)
  return (
    <Wide>
      {/* Keeps its place while loading. */}
      <Box component="section" mih="6.5rem" aria-live="polite" aria-label={t('quote.region')}>
        {quote ? (
          <>
            <Standing
              quote={quote}
              isCancelled={draft.values.reservationStage === stages.cancelled}
            />
            <Price draft={draft} quote={quote} />
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {wanted ? ' ' : t('quote.waits')}
          </Text>
        )}
      </Box>
    </Wide>
  )
}

/** Enters the total of a new stay, unless the user entered another one. */
function useProposedTotal(draft: DraftOf<ReservationValues>, quote: Quote | undefined): void {
  const own = useRef<number | null>(null)
  const { id, total } = draft.values
  const proposed = quote?.total ?? null
  useEffect(() => {
    if (id !== undefined || !quote || total !== own.current || total === proposed) return
    own.current = proposed
    draft.set('total', proposed)
    // Only a new quote changes the total; after that the user may change or clear it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [quote])
}

function Standing({ quote, isCancelled }: { quote: Quote; isCancelled: boolean }) {
  const t = useText()
  const { taken } = quote
  if (taken.length === 0)
    return (
      <Text fw={600} c="var(--estia-green)">
        {t('quote.free')}
      </Text>
    )
  return (
    <Alert color={isCancelled ? 'toDo' : 'trouble'} py="xs" title={t('quote.taken')}>
      <List size="sm">
        {taken.map((one) => (
          <List.Item key={`${one.from} ${one.till} ${one.reservation?.id ?? one.block?.name}`}>
            <InTheWay of={one} />
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function InTheWay({ of }: { of: Quote['taken'][number] }) {
  const t = useText()
  const { reservation, block } = of
  const days = { from: formatDate(of.from), till: formatDate(of.till) }
  if (!reservation)
    return block?.name
      ? t('quote.blockNamed', { ...days, name: block.name })
      : t('quote.block', days)
  const { id, reservationNumber: number, clientDisplayName: guest } = reservation
  return (
    <GoLink href={reservationPaths.reservation(id)}>
      {t('quote.reservation', { number, guest, ...days })}
    </GoLink>
  )
}

function Price({ draft, quote }: Props & { quote: Quote }) {
  const t = useText()
  const { values } = draft
  const { parts, total, minNights, sleeps } = quote
  const guests = (values.adults ?? 0) + (values.children ?? 0)
  const text = total === null ? null : formatMoney(total)
  return (
    <>
      <Box component="ul" my={4} fz="sm">
        {parts.map(({ from, till, nights, price }) => (
          <li key={from}>
            {t('quote.part', {
              from: formatDate(from),
              till: formatDate(addDays(till, -1)),
              nights,
              price: price === null ? t('quote.noPrice') : formatCurrency(price),
            })}
          </li>
        ))}
      </Box>
      <Group gap="sm">
        {text && <Text fw={600}>{t('quote.total', { total: text })}</Text>}
        {text && values.total !== total && (
          <Button size="xs" variant="light" onClick={() => draft.set('total', total)}>
            {t('quote.take', { total: text })}
          </Button>
        )}
        <GoLink href={reservationPaths.staySeasons(values.objectId!)}>{t('quote.prices')}</GoLink>
      </Group>
      {minNights !== null && (values.duration ?? minNights) < minNights && (
        <Text fw={600} c="var(--estia-amber)">
          {t('quote.tooFew', { least: minNights })}
        </Text>
      )}
      {sleeps !== null && guests > sleeps && (
        <Text fw={600} c="var(--estia-amber)">
          {t('quote.tooMany', { sleeps })}
        </Text>
      )}
    </>
  )
}
