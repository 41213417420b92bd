import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useId } from 'react'
import { useText } from '../i18n/useText.ts'
import type { Column } from './columns/columns.ts'
import classes from './DataTable.module.css'
import type { ListState } from './useListState.ts'

type Props<Row> = { columns: readonly Column<Row>[]; listState: ListState }

/** The choice of the order on narrow screens, where rows are cards without column heads. */
export function NarrowSort<Row>({ columns, listState }: Props<Row>) {
  const t = useText()
  const id = useId()
  const { sort, setSort } = listState
  const choices = columns.filter((column) => column.sort)
  if (choices.length === 0) return null
  const Icon = sort?.desc ? IconSortDescending : IconSortAscending
  return (
    <Group gap="xs" px="sm" py={4} fz="sm" c="dimmed" wrap="nowrap" className={classes.narrowSort}>
      <label htmlFor={id}>{t('kit.list.sort')}</label>
      <NativeSelect
        id={id}
        size="xs"
        className="grow"
        value={sort?.by ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setSort(value ? { by: value, desc: sort?.desc ?? false } : null)
        }
        data={[
          { value: '', label: t('kit.list.sortUsual') },
          ...choices.map((column) => ({ value: String(column.sort), label: t(column.label) })),
        ]}
      />
      <ActionIcon
        variant="default"
        size={30}
        disabled={!sort}
        aria-label={t(sort?.desc ? 'kit.list.sortUp' : 'kit.list.sortDown')}
        onClick={() => sort && setSort({ by: sort.by, desc: !sort.desc })}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
