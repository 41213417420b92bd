// A column of the file: what it is called, what stands in it, what it becomes, and how it is read.
import { Select, Stack, Table, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportKindName } from '../../import.contract.ts'
import { dateOrders, decimalMarks, nameOrders } from '../../mapping.contract.ts'
import type { ColumnUse } from '../../mapping.contract.ts'
import { isAmount, isDay, targetsOf, wordListOf } from '../../targets.contract.ts'
import type { Target } from '../../targets.contract.ts'
import { TargetSelect } from './TargetSelect.tsx'
import { WordsOfColumn } from './WordsOfColumn.tsx'

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
            placeholder={t(restToNotes ? 'import.toNotes' : 'import.ignored')}
            onChange={(name) => onChange({ ...use, target: name })}
          />
          {target && <HowRead {...props} target={target} />}
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

function HowRead({ importId, column, header, target, use, onChange }: Props & { target: Target }) {
  const t = useText()
  const { of } = target
  if (isDay(target))
    return (
      <Choice
        label={`${t('import.dates')}: ${header}`}
        options={dateOrders.map((value) => ({ value, label: t(`import.dates.${value}`) }))}
        value={use.dates}
        onChange={(dates) => onChange({ ...use, dates })}
      />
    )
  if (isAmount(target))
    return (
      <Choice
        label={`${t('import.decimals')}: ${header}`}
        options={decimalMarks.map((value) => ({ value, label: t(`import.decimals.${value}`) }))}
        value={use.decimals}
        onChange={(decimals) => onChange({ ...use, decimals })}
      />
    )
  if (of === 'fullName')
    return (
      <Choice
        label={`${t('import.names')}: ${header}`}
        placeholder={t('import.names')}
        options={nameOrders.map((value) => ({ value, label: t(`import.names.${value}`) }))}
        value={use.names}
        onChange={(names) => onChange({ ...use, names })}
      />
    )
  const list = wordListOf(of)
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

type ChoiceProps<V extends string> = {
  label: string
  options: { value: V; label: string }[]
  value: V | undefined
  /** What is shown where nothing tells; that nothing does, by itself. */
  placeholder?: string
  onChange: (value: V) => void
}

function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, options, value, placeholder, onChange } = props
  const t = useText()
  return (
    <Select
      size="xs"
      aria-label={label}
      data={options}
      value={value ?? null}
      placeholder={placeholder ?? t('import.openReading')}
      allowDeselect={false}
      onChange={(chosen) => chosen && onChange(chosen as V)}
    />
  )
}
