import { Radio, Table, Text } from '@mantine/core'
import { formatValue } from '#kit/fields/format.ts'
import type { OptionsOf } from '#kit/fields/options.ts'
import { useText } from '#kit/i18n/useText.ts'
import { accountFields } from '../accountFields.contract.ts'
import classes from '../accounts.module.css'
import type { MergeRow, Side } from './mergeRows.ts'

type Props = { row: MergeRow; side: Side; optionsOf: OptionsOf; onChoose: (side: Side) => void }

/** Rows where both say the same look different from those where a choice matters. */
export function MergeTableRow({ row, side, optionsOf, onChoose }: Props) {
  const t = useText()
  const field = accountFields[row.name]
  const label = t(`account.${row.name}`)
  const textOf = (value: unknown) =>
    value === false ? t('kit.no') : formatValue(field, value, { t, optionsOf })
  return (
    <Table.Tr className={row.same ? classes.same : classes.differs} data-same={row.same}>
      <Table.Th scope="row" fw={500}>
        {label}
        <Text component="div" size="xs" c="dimmed" fw={400}>
          {t(row.same ? 'accounts.merge.same' : 'accounts.merge.differs')}
        </Text>
      </Table.Th>
      {(['kept', 'duplicate'] as const).map((each) => (
        <Table.Td key={each}>
          <Radio
            name={`merge ${row.name}`}
            label={
              textOf(row[each]) || <span className="quiet">{t('accounts.merge.noValue')}</span>
            }
            aria-label={`${label}: ${textOf(row[each]) || t('accounts.merge.noValue')}`}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
