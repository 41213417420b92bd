import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { useId } from 'react'
import { formatNumber } from '../fields/format.ts'
import { showAll } from '../http/paging.ts'
import { useText } from '../i18n/useText.ts'
import type { List } from './useList.ts'

/** Page links, page size, and the range of rows shown. */
export function ListFooter<Row, Answer>({ list }: { list: List<Row, Answer> }) {
  const { listState, rowCount, loading } = list
  // Nothing to page through without rows.
  if (!listState || (rowCount === 0 && !loading)) return null
  return (
    // Hidden while rows load, because their height decides its position.
    <Group
      justify="space-between"
      gap="sm"
      mt="sm"
      style={loading ? { visibility: 'hidden' } : undefined}
    >
      <PageSize listState={listState} />
      <Group gap="sm">
        <Range list={list} />
        <Pager list={list} />
      </Group>
    </Group>
  )
}

function PageSize({ listState }: { listState: NonNullable<List<unknown>['listState']> }) {
  const t = useText()
  const id = useId()
  return (
    <Group gap="xs" wrap="nowrap">
      <Text component="label" htmlFor={id} size="sm" c="dimmed">
        {t('kit.list.perPage')}
      </Text>
      <NativeSelect
        id={id}
        size="xs"
        value={String(listState.perPage)}
        onChange={(event) => listState.setPerPage(Number(event.currentTarget.value))}
        data={listState.sizes.map((size) => ({
          value: String(size),
          label: size === showAll ? t('kit.list.showAll') : String(size),
        }))}
      />
    </Group>
  )
}

export function Pager<Row, Answer>({ list }: { list: List<Row, Answer> }) {
  const t = useText()
  const { listState, totalRows } = list
  const pages = listState && totalRows ? Math.ceil(totalRows / listState.perPage) : 0
  if (!listState || pages < 2) return null
  const names = { previous: t('kit.list.previous'), next: t('kit.list.next'), first: '', last: '' }
  return (
    <nav aria-label={t('kit.list.pages')}>
      <Pagination
        size="sm"
        total={pages}
        value={listState.page}
        onChange={listState.setPage}
        getControlProps={(control) => ({ 'aria-label': names[control] })}
        getItemProps={(page) => ({ 'aria-label': t('kit.list.page', { page }) })}
      />
    </nav>
  )
}

function Range<Row, Answer>({ list }: { list: List<Row, Answer> }) {
  const t = useText()
  const { listState, totalRows, rowCount, virtual } = list
  if (!listState || !totalRows || rowCount === 0) return null
  const from = virtual ? 1 : (listState.page - 1) * listState.perPage + 1
  const [first, last, total] = [from, from + rowCount - 1, totalRows].map((row) =>
    formatNumber(row),
  )
  return (
    <Text size="sm" c="dimmed">
      {t('kit.list.range', { from: first!, to: last!, total: total! })}
    </Text>
  )
}
