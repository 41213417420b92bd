// A column of the file: its header, sample cells, target and format.
import { Select, Stack, Table, Text } from '@mantine/core'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportKindName } from '../../import.contract.ts'
import { dateOrders, decimalMarks, nameOrders } from '../../mapping.contract.ts'
import type { ColumnUse } from '../../mapping.contract.ts'
import { isAmount, isDay, isPlace, targetsOf, wordListOf } from '../../targets.contract.ts'
import type { Target } from '../../targets.contract.ts'
import { TargetSelect } from './TargetSelect.tsx'
import { placeList, WordsOfColumn } from './WordsOfColumn.tsx'

type Props = {
  importId: number
  kind: ImportKindName
  column: number
  header: string
  examples: readonly string[]
  use: ColumnUse
  restToNotes: boolean
  onChange: (use: ColumnUse) => void
}

export function ColumnRow(props: Props) {
  const t = useText()
  const { kind, header, examples, use, restToNotes, onChange } = props
  const target = use.target === null ? undefined : targetsOf(kind).get(use.target)
  return (
    <Table.Tr>
      <Table.Td translate="no">{header}</Table.Td>
      <Table.Td>
        {examples.map((text) => (
          <Text key={text} size="sm" className="quiet" lineClamp={1} maw={260}>
            {text}
          </Text>
        ))}
      </Table.Td>
      <Table.Td>
        <Stack gap="xs">
          <TargetSelect
            kind={kind}
            label={`${t('import.becomes')}: ${header}`}
            value={use.target}
            placeholder={t(restToNotes && !use.leftOut ? 'import.toNotes' : 'import.ignored')}
            onChange={(name) => onChange({ ...use, target: name })}
          />
          {target && <HowRead {...props} target={target} />}
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

/** Choice of the format of an ambiguous column. */
const ways = { dates: dateOrders, decimals: decimalMarks, names: nameOrders } as const

function HowRead({ importId, column, header, target, use, onChange }: Props & { target: Target }) {
  const t = useText()
  const { of } = target
  const way = isDay(target)
    ? 'dates'
    : isAmount(target)
      ? 'decimals'
      : of === 'fullName'
        ? 'names'
        : null
  if (way !== null)
    return (
      <Select
        size="xs"
        aria-label={`${t(`import.${way}`)}: ${header}`}
        data={ways[way].map((value) => ({
          value,
          label: t(`import.${way}.${value}` as MessageKey),
        }))}
        value={use[way] ?? null}
        placeholder={t(way === 'names' ? 'import.names' : 'import.openReading')}
        allowDeselect={false}
        onChange={(value) => value && onChange({ ...use, [way]: value })}
      />
    )
  const list = isPlace(target) ? placeList : wordListOf(of)
  if (list === null) return null
  return (
    <WordsOfColumn
      importId={importId}
      column={column}
      list={list}
      chosen={use.values ?? {}}
      onChange={(values) => onChange({ ...use, values })}
    />
  )
}
