import { Radio, Table, Text } from '@mantine/core'
import { formatValue } from '#kit/fields/format.ts'
import type { OptionsOf } from '#kit/fields/options.ts'
import { useText } from '#kit/i18n/useText.ts'
import { accountFields } from '../accountFields.contract.ts'
import classes from '../accounts.module.css'
import { isJoined } from './mergeRows.ts'
import type { MergeRow, Side } from './mergeRows.ts'

type Props = {
  row: MergeRow
  side: Side
  /** The values of both joined, where they can be. */
  joined: string | null | undefined
  optionsOf: OptionsOf
  onChoose: (side: Side) => void
}

/** Rows with equal values have another colour than rows where the choice matters. */
export function MergeTableRow({ row, side, joined, optionsOf, onChoose }: Props) {
  const t = useText()
  const field = accountFields[row.name]
  const label = t(`account.${row.name}`)
  const textOf = (value: unknown) =>
    value === false ? t('kit.no') : formatValue(field, value, { t, optionsOf })
  const choice = (each: Side, value: unknown) => {
    const text = textOf(value) || t('accounts.merge.noValue')
    const both = each === 'both' ? t('accounts.merge.both', { value: text }) : text
    return (
      <Radio
        name={`merge ${row.name}`}
        label={textOf(value) ? both : <span className="quiet">{both}</span>}
        aria-label={`${label}: ${both}`}
        checked={side === each}
        onChange={() => onChoose(each)}
      />
    )
  }
  const joinable = isJoined(row)
  const mark = row.same ? classes.same : classes.differs
  return (
    <>
      <Table.Tr className={mark} data-same={row.same}>
        <Table.Th scope="row" fw={500} rowSpan={joinable ? 2 : 1}>
          {label}
          <Text component="div" size="xs" c="dimmed" fw={400}>
            {t(row.same ? 'accounts.merge.same' : 'accounts.merge.differs')}
          </Text>
        </Table.Th>
        {(['kept', 'duplicate'] as const).map((each) => (
          <Table.Td key={each}>{choice(each, row[each])}</Table.Td>
        ))}
      </Table.Tr>
      {joinable && (
        <Table.Tr className={mark}>
          <Table.Td colSpan={2}>{choice('both', joined)}</Table.Td>
        </Table.Tr>
      )}
    </>
  )
}
