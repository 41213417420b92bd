import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { importApi } from '../import.contract.ts'
import type { ImportLine } from '../import.contract.ts'
import { importPaths } from '../import.paths.ts'
import { Pill } from '#kit/ui/Pill.tsx'

const c = columnsOf(importApi.listImports, 'importList')
const sort = false
const columns = [
  c.cell(
    'fileName',
    ({ id, fileName }) => <GoLink href={importPaths.import(id)}>{fileName}</GoLink>,
    {
      sort,
    },
  ),
  c.cell('kind', (row) => <Kind row={row} />, { sort }),
  c.cell('rows', ({ rows }) => rows, { align: 'right', sort }),
  c.cell('state', (row) => <State row={row} />, { sort }),
  c.cell('createdOn', ({ createdOn }) => formatInstantTime(createdOn), { nowrap: true, sort }),
  c.text('createdBy', { sort }),
]

function Kind({ row }: { row: ImportLine }) {
  return useText()(`import.kind.${row.kind}`)
}

function State({ row }: { row: ImportLine }) {
  const t = useText()
  return (
    <Pill tone={row.fault ? 'red' : row.state === 'done' ? 'green' : 'neutral'}>
      {t(row.fault?.startsWith('import.failed.') ? 'import.failed' : `import.state.${row.state}`)}
    </Pill>
  )
}

export function EarlierImports() {
  const t = useText()
  const listState = useListState({ name: 'ImportList', filters: {} })
  const list = useList(importApi.listImports, listState)
  return (
    <>
      <DataTable
        list={list}
        columns={columns}
        label={t('import.earlier')}
        empty={<EmptyState title={t('import.none')} />}
      />
      <ListFooter list={list} />
    </>
  )
}
