// A column of the file: its header, sample cells, target and format.
import { Box, Select, Stack, Table, Text } from '@mantine/core'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportKindName } from '../../import.contract.ts'
import { dateOrders, decimalMarks, nameOrders } from '../../mapping.contract.ts'
import type { ColumnProposal, ColumnUse, RememberedFrom } from '../../mapping.contract.ts'
import { readAs, formatKindOf } from '../../mapping/columnFormats.ts'
import { isPlace, targetsOf, wordListOf } from '../../targets.contract.ts'
import type { Target } from '../../targets.contract.ts'
import { TargetSelect } from './TargetSelect.tsx'
import { WhyThis } from './WhyThis.tsx'
import { placeList, WordsOfColumn } from './WordsOfColumn.tsx'

type Props = {
  importId: number
  kind: ImportKindName
  column: number
  header: string
  examples: readonly string[]
  use: ColumnUse
  proposal: ColumnProposal | undefined
  from: RememberedFrom | null
  isTaken: (target: string) => boolean
  onChange: (use: ColumnUse) => void
}

export function ColumnRow(props: Props) {
  const t = useText()
  const { kind, header, examples, use, proposal, onChange } = props
  const targets = targetsOf(kind)
  const target = targets.get(use.target ?? '')
  const choose = (name: string | null) => {
    const chosen = targets.get(name ?? '')
    onChange({ target: name, ...(chosen && proposal && readAs(chosen, proposal.reads)) })
  }
  const said = examples.map((text) => (
    <Text key={text} size="sm" className="quiet" lineClamp={1} maw={260}>
      {text}
    </Text>
  ))
  return (
    <Table.Tr>
      <Table.Td translate="no" style={{ overflowWrap: 'anywhere' }}>
        {header}
        <Box hiddenFrom="sm">{said}</Box>
      </Table.Td>
      <Table.Td visibleFrom="sm">{said}</Table.Td>
      <Table.Td>
        <Stack gap={4}>
          <TargetSelect
            kind={kind}
            label={`${t('import.becomes')}: ${header}`}
            value={use.target}
            placeholder={t(use.leftOut ? 'import.ignored' : 'import.toNotes')}
            onChange={choose}
          />
          {proposal && (
            <WhyThis {...props} proposal={proposal} onChoose={choose} onRest={onChange} />
          )}
          {target && <HowRead {...props} target={target} />}
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

/** Choice of the format of an ambiguous column. */
const ways = { dates: dateOrders, decimals: decimalMarks, names: nameOrders } as const

function HowRead(props: Props & { target: Target }) {
  const { importId, column, header, target, use, proposal, onChange } = props
  const t = useText()
  const way = formatKindOf(target)
  // Amounts whose cells are read the same either way need no answer.
  if (way === 'decimals' && !use.decimals && proposal && proposal.asks !== way) return null
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
  const list = isPlace(target) ? placeList : wordListOf(target.of)
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
