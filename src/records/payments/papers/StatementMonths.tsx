// Income, expense and balance by month: as a chart, and as an accessible table.
import { Button, Collapse, Table } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoney } from '#kit/fields/format.ts'
import { monthName, shortMonth } from '#kit/fields/monthName.ts'
import { useAnswer } from '#kit/http/queries.ts'
import type { SentTo } from '#kit/http/endpoint.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { AsTable, ChartCard, ChartKey, ColumnChart } from '#kit/ui/figures/ChartCard.tsx'
import { mostMonthly, sumOf, yearsOf } from '#kit/ui/figures/years.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { papersApi } from './papers.contract.ts'
import type { StatementMonth } from './papers.contract.ts'

type Query = NonNullable<SentTo<typeof papersApi.statementMonths>['query']>
type Props = { accountId: number; query: Query }
/** The account is unknown while the user's own is loading. */
type LoadingProps = Omit<Props, 'accountId'> & { accountId: number | undefined }

export function StatementMonths({ accountId, query }: LoadingProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        leftSection={<IconChartBar size={16} aria-hidden />}
        aria-expanded={isOpen}
        disabled={accountId === undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('payment.byMonth')}
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen && accountId !== undefined && <Months {...{ accountId, query }} />}
      </Collapse>
    </>
  )
}

function Months({ accountId, query }: Props) {
  const t = useText()
  const language = useLanguage()
  const names = { value: t('payment.month.income'), before: t('payment.month.expense') }
  const sent = { params: { accountId: String(accountId) }, query }
  const answer = useAnswer(papersApi.statementMonths, sent, { keep: true })
  return (
    <Loaded query={answer} lines={6}>
      {({ items }) => (
        <ChartCard title={t('payment.byMonth')} aside={<ChartKey {...names} />}>
          <ColumnChart
            title={t('payment.byMonth')}
            names={names}
            format={formatMoney}
            columns={columnsOf(items, language)}
          />
          <AsTable>
            <MonthTable months={items} />
          </AsTable>
        </ChartCard>
      )}
    </Loaded>
  )
}

/** By year if there are many months. */
const columnsOf = (items: readonly StatementMonth[], language: string) =>
  items.length > mostMonthly
    ? yearsOf(items).map(({ year, at }) => ({
        label: year,
        value: sumOf(items, at, ({ income }) => income),
        before: sumOf(items, at, ({ expense }) => expense),
      }))
    : items.map(({ month, income, expense }) => ({
        label: items.length > 12 ? monthName(month) : shortMonth(month, language),
        value: income,
        before: expense,
      }))

const amounts = ['income', 'expense', 'balance'] as const

function MonthTable({ months }: { months: readonly StatementMonth[] }) {
  const t = useText()
  return (
    <Table.ScrollContainer minWidth={320} maxHeight={260} mb="sm">
      <Table aria-label={t('payment.byMonth')} stickyHeader verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('payment.month')}</Table.Th>
            {amounts.map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {t(`payment.month.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.toReversed().map((each) => (
            <Table.Tr key={each.month}>
              <Table.Th scope="row" fw={400}>
                {monthName(each.month)}
              </Table.Th>
              {amounts.map((name) => (
                <Table.Td key={name} ta="right">
                  {formatMoney(each[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
