import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { Box, Button, Checkbox, Group, SegmentedControl, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { densities } from '../../fields/density.ts'
import type { Density } from '../../fields/density.ts'
import type { ChosenColumns } from './columnChoice.ts'
import { isShown, isUsual } from './columnChoice.ts'
import type { Column } from './columns.ts'

/** Arrow keys move a column directly, without picking it up first. */
const sensors = [PointerSensor]

type Props = { chosen: ChosenColumns<Pick<Column<unknown>, 'key' | 'label' | 'optional'>> }

export function ColumnsPanel({ chosen }: Props) {
  const t = useText()
  const id = useId()
  const { all, choice, change } = chosen
  const [first, ...others] = all
  const { said, list, move } = useMoves(chosen)
  return (
    <>
      <Text size="sm" className="quiet" id={id}>
        {t('kit.columns.text')} {t('kit.columns.keys')}
      </Text>
      <DragDropProvider
        sensors={sensors}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
        }}
      >
        <Box component="ul" my="xs" ref={list} aria-label={t('kit.columns')}>
          {first && (
            <Group component="li" gap={4} mih={34} wrap="nowrap">
              <Box w="2rem" />
              <Checkbox
                checked
                disabled
                label={t(first.label)}
                title={t('kit.columns.stays')}
                readOnly
              />
            </Group>
          )}
          {others.map((column, at) => (
            <ColumnRow
              key={column.key}
              name={column.key}
              label={t(column.label)}
              index={at}
              isShown={isShown(column, at + 1, choice)}
              describedBy={id}
              onShow={(show) => change(show ? { shown: [column.key] } : { hidden: [column.key] })}
              onMove={(to) => move(at, to)}
            />
          ))}
        </Box>
      </DragDropProvider>
      <output className="onlyHeard">{said}</output>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('kit.columns.density')}
        value={choice.density}
        onChange={(density) => change({ density: density as Density })}
        data={densities.map((value) => ({
          value,
          label: t(`kit.columns.density.${value}`),
        }))}
      />
      <Button
        mt="sm"
        fullWidth
        variant="subtle"
        disabled={isUsual(choice)}
        onClick={() => change({ reset: true })}
      >
        {t('kit.columns.usual')}
      </Button>
    </>
  )
}

/** Moves a column other than the first, announces it, and keeps the focus on it. */
function useMoves({ all, change }: Props['chosen']) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const moved = useRef<string | null>(null)
  useEffect(() => {
    // A moved node loses the focus.
    if (moved.current)
      list.current?.querySelector<HTMLElement>(`[data-moves="${moved.current}"]`)?.focus()
    moved.current = null
  })
  const move = (from: number, to: number) => {
    const keys = all.slice(1).map(({ key }) => key)
    const column = all[from + 1]
    if (!column || from === to || to < 0 || to >= keys.length) return
    keys.splice(to, 0, ...keys.splice(from, 1))
    change({ order: keys })
    moved.current = column.key
    setSaid(
      t('kit.columns.moved', { column: t(column.label), place: to + 2, total: keys.length + 1 }),
    )
  }
  return { said, list, move }
}
