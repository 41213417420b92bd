// Summary of a statement in the list's side panel: balance, and last incomes and expenses.
import { Table } from '@mantine/core'
import { formatDateTime, formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { paymentPaths } from '../payments.paths.ts'
import { Amount } from '../Amount.tsx'
import { statementApi } from './statement.contract.ts'
import type { StatementRow } from './statement.contract.ts'

const few = '8'
const sums = ['balance', 'totalDebit', 'totalCredit'] as const

export function StatementPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  const query = useAnswer(statementApi.statement, {
    query: { accountId: String(id), perPage: few, currentPage: '1' },
  })
  return (
    <PeekLoaded query={query}>
      {(statement) => (
        <>
          <div className="tiles">
            {sums.map((name) => (
              <Labelled key={name} label={t(`payment.${name}`)}>
                <strong>
                  <Amount value={statement[name]}>{formatMoney(statement[name])}</Amount>
                </strong>
              </Labelled>
            ))}
            <Labelled label={t('payment.unpaid')}>
              <strong>{formatNumber(statement.unpaid)}</strong>
            </Labelled>
          </div>
          {statement.items.length === 0 && (
            <span className="quiet">{t('payment.noTransactions')}</span>
          )}
          {statement.items.length > 0 && (
            <Table className="smallTable" aria-label={t('payment.statement')}>
              <Table.Tbody>
                {statement.items.map((row) => (
                  <Table.Tr key={row.id}>
                    <Table.Td>
                      <GoLink href={paymentPaths.viewIncome(row.id)}>
                        {row.categoryName || row.referenceNumber}
                      </GoLink>
                      <div className="quiet">{formatDateTime(row.transactionDate)}</div>
                    </Table.Td>
                    <Table.Td align="right">
                      <Amount value={amountOf(row)}>{formatMoney(amountOf(row))}</Amount>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </>
      )}
    </PeekLoaded>
  )
}

const amountOf = ({ isDebit, debit, credit }: StatementRow): number =>
  (isDebit ? -(debit ?? 0) : credit) ?? 0
