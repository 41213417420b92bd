// Beside a record: its orders, what no order covers, and a way to a new one.
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { formatDate } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { toneOfOrder } from '../order.list.ts'
import type { BlankOrderQuery } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'
import { coveringApi } from './covering.contract.ts'
import type { OrderedKind, OrdersOfRecord } from './covering.contract.ts'

export function OrdersOf({ of: { entity, id }, readOnly }: Slots['OrdersOf']) {
  const t = useText()
  const query = useAnswer(coveringApi.ordersOf, { query: { entity, id: String(id) } })
  return (
    <Section title={t('order.title')} anchor="orders" columns={1}>
      <Loaded query={query} lines={2}>
        {(found) => <Found {...{ entity, id, found, readOnly }} />}
      </Loaded>
    </Section>
  )
}

type Props = {
  entity: OrderedKind
  id: number
  found: OrdersOfRecord
  readOnly?: boolean | undefined
}

function Found({ entity, id, found: { items, uncovered }, readOnly }: Props) {
  const t = useText()
  const preset = presets[entity]
  return (
    <Stack gap="xs">
      {uncovered.length > 0 && (
        <Alert color="attention" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t(entity === 'Deal' ? 'order.uncovered.deal' : 'order.uncovered.viewing', {
            objects: uncovered.map(({ number }) => `#${number}`).join(', '),
          })}
        </Alert>
      )}
      {items.length === 0 && <Text className="quiet">{t('order.noneOfRecord')}</Text>}
      {items.map(({ id: order, number, side, state, endsOn, partyNames }) => (
        <Group key={order} gap="xs" wrap="nowrap" align="start" justify="space-between">
          <div style={{ minWidth: 0 }}>
            <GoLink href={orderPaths.order(order)}>
              {number === null ? t('order.draft') : t('order.header', { number })}
            </GoLink>
            <Text size="sm" className="quiet">
              {[
                t(`order.side.${side}`),
                entity !== 'Account' && partyNames,
                endsOn && t('order.until', { day: formatDate(endsOn) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          <Pill tone={toneOfOrder[state]}>{t(`order.state.${state}`)}</Pill>
        </Group>
      ))}
      {preset && !readOnly && (
        <Group>
          <Button
            size="xs"
            variant={entity === 'Viewing' && uncovered.length > 0 ? 'filled' : 'default'}
            component={RouteLink}
            href={orderPaths.newOrder(preset(id))}
            leftSection={<IconPlus size={14} aria-hidden />}
          >
            {t(entity === 'Object' ? 'order.addMandate' : 'order.add')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

const presets: Record<OrderedKind, ((id: number) => BlankOrderQuery) | null> = {
  Account: (accountId) => ({ accountId }),
  Object: (objectId) => ({ objectId, side: 'mandate' }),
  Demand: (demandId) => ({ demandId }),
  Viewing: (viewingId) => ({ viewingId }),
  // A deal is proven by what was signed before it.
  Deal: null,
}
