import { Button, Group, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatValue } from '../../fields/format.ts'
import { nameFieldOf, referencedKind } from '../../fields/kinds.ts'
import { useLabel, useText } from '../../i18n/useText.ts'
import type { Clash } from '../draft/draftSnapshot.ts'
import { useFormOf } from '../formContext.ts'
import { dayOfTime } from '../inputs/dateTimeParts.ts'
import { useSurroundings } from '../formSurroundings.tsx'

type Side = 'mine' | 'theirs'

type Props = {
  rows: readonly Clash[]
  /** The headings of the two columns. */
  heads: Record<Side, string>
  /** The labels of the buttons that choose a value. */
  choices: Record<Side, string>
  onChoose: (name: string, side: Side) => void
}

/** Two values of each field, for the person to choose one. */
export function SidesTable({ rows, heads, choices, onChoose }: Props) {
  const t = useText()
  return (
    <Table className="smallTable">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('kit.conflict.field')}</Table.Th>
          <Table.Th>{heads.mine}</Table.Th>
          <Table.Th>{heads.theirs}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <SidesRow
            key={row.name}
            row={row}
            heads={heads}
            choices={choices}
            onChoose={(side) => onChoose(row.name, side)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

// A list stored beside the fields: shows the names of its members.
const namesOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(namesOf).join(', ')
  if (typeof value === 'object')
    return (value as { description?: string } | null)?.description ?? ''
  return `${value as string | number | boolean | undefined}`
}

type RowProps = Pick<Props, 'heads' | 'choices'> & { row: Clash; onChoose: (side: Side) => void }

function SidesRow({ row, heads, choices, onChoose }: RowProps) {
  const form = useFormOf()
  const t = useText()
  const label = useLabel()
  const { optionsOf, renderRefName: RefName } = useSurroundings()
  const labelOf = (name: string) => label(`${form.entity}.${name}`)
  const timeOf = dayOfTime(row.name)
  const field = form.fields[row.name]
  const beside = field && nameFieldOf(row.name, field)
  const shown = (value: unknown): ReactNode => {
    if (!field) return namesOf(value) || t('kit.empty')
    const called = beside ? form.store?.calledOf(row.name, value, beside) : undefined
    if (beside && called === undefined && typeof value === 'number' && RefName)
      return <RefName entity={referencedKind(field)!} id={value} />
    return formatValue(field, value, { t, optionsOf, called }) || t('kit.empty')
  }
  return (
    <Table.Tr>
      <Table.Td fw={600}>
        {timeOf === undefined ? labelOf(row.name) : t('kit.timeOf', { field: labelOf(timeOf) })}
      </Table.Td>
      {(['mine', 'theirs'] as const).map((side) => (
        <Table.Td key={side} data-label={heads[side]}>
          <Group gap="xs" justify="space-between">
            <Text
              size="sm"
              lineClamp={6}
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {(side === 'mine' && row.unread) || shown(row[side])}
            </Text>
            <Button variant="default" size="compact-xs" onClick={() => onChoose(side)}>
              {choices[side]}
            </Button>
          </Group>
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
