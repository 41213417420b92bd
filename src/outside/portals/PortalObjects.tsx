import { Button, Group, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatInstant } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { mostRows, portalsApi } from './portals.contract.ts'
import type { PortalObject, ShownState } from './portals.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

const states = ['there', 'refused', 'waiting', 'gone'] as const
type State = (typeof states)[number]

export const stateColours = {
  there: 'green',
  waiting: 'amber',
  refused: 'red',
  gone: 'neutral',
  off: 'neutral',
} as const satisfies Record<ShownState, string>

/** The state of each property at the portal. The parts below render together with it, so that nothing jumps. */
export function PortalObjects({ id, below }: { id: number; below: ReactNode }) {
  const t = useText()
  const [state, setState] = useState<State | 'all'>('all')
  // The last row of each page before the current one.
  const [before, setBefore] = useState<readonly number[]>([])
  const after = String(before.at(-1) ?? 0)
  const query = useAnswer(
    portalsApi.portalObjects,
    {
      params: { id: String(id) },
      query: { after, ...(state !== 'all' && { state }) },
    },
    { keep: true },
  )
  return (
    <>
      <Stack component="section" gap="xs">
        <Group gap={4}>
          <Title order={2}>{t('portal.properties')}</Title>
          <Hint name="portalState" about={t('portal.state')} />
        </Group>
        <Loaded query={query} lines={8}>
          {({ counts, items }) => (
            <>
              <SegmentedControl
                aria-label={t('portal.state')}
                // Five choices do not fit side by side on a phone.
                style={{ flexWrap: 'wrap' }}
                value={state}
                onChange={(value) => {
                  setState(value as State | 'all')
                  setBefore([])
                }}
                data={[
                  { value: 'all', label: t('portal.all') },
                  ...states.map((one) => ({
                    value: one,
                    label: `${t(`portal.objectState.${one}`)} ${counts[one]}`,
                  })),
                ]}
              />
              {items.length === 0 ? (
                <Text c="dimmed">{t('portal.noObjects')}</Text>
              ) : (
                <Table className="smallTable" aria-label={t('portal.properties')}>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{t('portal.property')}</Table.Th>
                      <Table.Th>{t('portal.state')}</Table.Th>
                      <Table.Th>{t('portal.unsaid')}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {items.map((item) => (
                      <ObjectRow key={item.objectId} item={item} />
                    ))}
                  </Table.Tbody>
                </Table>
              )}
              <Group gap="xs">
                {before.length > 0 && (
                  <Button variant="default" onClick={() => setBefore(before.slice(0, -1))}>
                    {t('portal.previous')}
                  </Button>
                )}
                {items.length === mostRows && (
                  <Button
                    variant="default"
                    onClick={() => setBefore([...before, items.at(-1)!.objectId])}
                  >
                    {t('portal.next')}
                  </Button>
                )}
              </Group>
            </>
          )}
        </Loaded>
      </Stack>
      {!query.isPending && below}
    </>
  )
}

function ObjectRow({ item }: { item: PortalObject }) {
  const t = useText()
  return (
    <Table.Tr>
      <Table.Td data-label={t('portal.property')}>
        <GoLink href={objectPaths.object(item.objectId)}>
          {['#', item.referenceNumber, item.title ? ` ${item.title}` : ''].join('')}
        </GoLink>
      </Table.Td>
      <Table.Td data-label={t('portal.state')}>
        <StateOfObject item={item} />
      </Table.Td>
      <Table.Td data-label={t('portal.unsaid')}>
        <Text size="xs">{item.unsaid.join(', ')}</Text>
      </Table.Td>
    </Table.Tr>
  )
}

type Stated = Pick<PortalObject, 'state' | 'since' | 'reasons'>

/** 'There since 3 Nov 2026', or the reason why not. */
export function StateOfObject({ item: { state, since, reasons } }: { item: Stated }) {
  const t = useText()
  return (
    <Stack gap={2}>
      <Group gap={6}>
        <Pill tone={stateColours[state]}>{t(`portal.objectState.${state}`)}</Pill>
        {since && (
          <Text size="xs" c="dimmed">
            {t('portal.since', { date: formatInstant(since) })}
          </Text>
        )}
      </Group>
      {reasons.map((reason) => (
        <Text key={reason} size="sm" c="var(--estia-red)">
          {reason}
        </Text>
      ))}
    </Stack>
  )
}
