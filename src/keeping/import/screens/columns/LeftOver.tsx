// What becomes of the columns: how many are read, go into the notes, or are left out.
import { Button, Group, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ColumnUse } from '../../mapping.contract.ts'

type Props = {
  columns: readonly ColumnUse[]
  headers: readonly string[]
  onChange: (columns: ColumnUse[]) => void
}

export function LeftOver({ columns, headers, onChange }: Props) {
  const t = useText()
  const rest = columns.filter(({ target }) => target === null)
  const out = columns.flatMap(({ target, leftOut }, at) =>
    target === null && leftOut ? [headers[at]] : [],
  )
  const counts = [
    t('import.count.read', { count: columns.length - rest.length }),
    ...(rest.length > out.length
      ? [t('import.count.noted', { count: rest.length - out.length })]
      : []),
    ...(out.length > 0 ? [t('import.count.left', { count: out.length })] : []),
  ]
  const leaveRest = (isLeft: boolean) =>
    onChange(
      columns.map((use) =>
        use.target === null ? { target: null, ...(isLeft && { leftOut: true as const }) } : use,
      ),
    )
  return (
    <Group justify="space-between" gap="xs" mb="xs">
      <Text component="output" size="sm" flex="1 1 16rem">
        {counts.join(' · ')}
        {out.length > 0 && (
          <Text span inherit className="quiet" lineClamp={2} translate="no">
            {out.join(', ')}
          </Text>
        )}
      </Text>
      {rest.length > 0 && (
        <Button size="xs" variant="default" onClick={() => leaveRest(out.length === 0)}>
          {t(out.length > 0 ? 'import.restToNotes' : 'import.leaveRestOut')}
        </Button>
      )}
    </Group>
  )
}
