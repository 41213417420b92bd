// A list with rows, loading, empty, and failed.
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { NoConnection } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { columns, listOf, rowsIn } from './shownRows.ts'

export function ShownTables() {
  const t = useText()
  const [selected, setSelected] = useState<readonly number[]>([2])
  const rows = rowsIn(t)
  const lists = [
    ['empty', listOf([])],
    ['failures', listOf([], { failure: new NoConnection('No connection') })],
  ] as const
  return (
    <Stack>
      <DataTable
        list={listOf(rows)}
        columns={columns}
        label={t('showcase.filled')}
        rowTone={({ id }) => (['green', 'amber', 'red'] as const)[id - 1]}
        selection={{ selected, onChange: setSelected }}
        rowName={({ text }) => text}
      />
      <div data-sample>
        <DataTable
          list={listOf([], { loading: true })}
          columns={columns}
          label={t('showcase.loading')}
        />
      </div>
      {lists.map(([name, list]) => (
        <DataTable key={name} list={list} columns={columns} label={t(`showcase.${name}`)} />
      ))}
    </Stack>
  )
}
