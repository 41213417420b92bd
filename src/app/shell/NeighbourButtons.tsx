// Links to the previous and next record of a list, and the position of this one.
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { Beside } from '#kit/http/paging.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { followTrail } from '#kit/list/trail.ts'
import type { Trail } from '#kit/list/trail.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { besidePlace } from './besidePlace.ts'
import { hrefOfTrailRecord } from './trailRecords.ts'
import type { TrailRecord } from './trailRecords.ts'

type Direction = 'before' | 'after'
/** Milliseconds in which a second press continues from the target of the first. */
const oneGo = 700

export function NeighbourButtons({ record, trail }: { record: TrailRecord; trail: Trail }) {
  const t = useText()
  const go = useGo()
  const { answer, isNew } = useBeside(trail, record.id)
  const beside = answer?.beside
  // The direction of a press that came before the neighbours were known; it takes effect then.
  const waiting = useRef<Direction | null>(null)
  const left = useRef({ id: 0, at: 0 })
  const press = (way: Direction, at: number) => {
    const isLeaving = left.current.id === record.id && at - left.current.at < oneGo
    const isReady = isNew && !isLeaving
    waiting.current = isReady ? null : way
    const target = isReady ? beside?.[way] : null
    if (target == null) return
    left.current = { id: record.id, at }
    followTrail(trail, target)
    // Replaces the history entry, so that Back leads to the list.
    go(hrefOfTrailRecord({ entity: record.entity, id: target }), { replace: true })
  }
  const pressWaiting = useEffectEvent((_arrivedAt: number) => {
    if (waiting.current) press(waiting.current, performance.now())
  })
  useEffect(() => {
    if (isNew) pressWaiting(record.id)
  }, [isNew, record.id])

  const button = (way: Direction, key: string, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      size="sm"
      aria-label={label}
      title={`${label} (${key})`}
      aria-keyshortcuts={key}
      disabled={isNew && beside?.[way] == null}
      onClick={(event) => press(way, event.timeStamp)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <Group
      component="nav"
      {...besidePlace}
      fz="sm"
      c="dimmed"
      className="noPrint"
      aria-label={t('kit.list.beside')}
    >
      {button('before', 'k', t('kit.list.before'), IconChevronLeft)}
      {button('after', 'j', t('kit.list.after'), IconChevronRight)}
      <Text span inherit ml={4}>
        {beside && placeOf(beside, answer.totalRows, t)}
      </Text>
    </Group>
  )
}

function placeOf({ at, isIn }: Beside, totalRows: number, t: ReturnType<typeof useText>): string {
  if (!isIn) return t('kit.list.left')
  const total = formatNumber(totalRows)
  return at === null
    ? t('kit.list.rows', { count: totalRows })
    : t('kit.list.place', { at: formatNumber(at), total })
}

type BesideAnswer = { beside?: Beside; totalRows: number }

/** The position and neighbours of this record, and whether they are this record's yet. */
function useBeside({ method, path, input }: Trail, id: number) {
  // `shows` is empty: otherwise every autosave would fetch the list again.
  const endpoint = { method, path, shows: [], changes: [] } as unknown as Endpoint
  const asked = { ...input, beside: id }
  const sent = method === 'GET' ? { query: asked } : { body: asked }
  const { data, isPlaceholderData } = useAnswer(endpoint, sent as never, { keep: true })
  const answer = data as BesideAnswer | undefined
  return { answer, isNew: answer !== undefined && !isPlaceholderData }
}
