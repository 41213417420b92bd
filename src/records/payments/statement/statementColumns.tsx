import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconPaperclip, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatInstant, formatMoney } from '#kit/fields/format.ts'
import { pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { paymentPaths } from '../payments.paths.ts'
import { Amount } from '../Amount.tsx'
import { ApprovalMenu } from '../approval/ApprovalMenu.tsx'
import { stayText } from '../payout/stayText.ts'
import { transactionsApi } from '../transactions/transactions.contract.ts'
import { statementApi } from './statement.contract.ts'
import type { StatementRow } from './statement.contract.ts'

const c = columnsOf(statementApi.statement, 'payment')
const right = { align: 'right', nowrap: true } as const
const big = { ...right, card: 'big' } as const

const shown = [
  c.cell(
    'transactionDate',
    (row) => <span title={row.referenceNumber}>{formatDateTime(row.transactionDate)}</span>,
    { nowrap: true, card: 'code' },
  ),
  c.cell('categoryName', (row) => <Category row={row} />, { card: 'title' }),
  c.cell('debit', ({ debit }) => debit !== null && <Sum of={debit} sign="−" />, big),
  c.cell('credit', ({ credit }) => credit !== null && <Sum of={credit} sign="+" />, big),
  c.cell('balance', ({ balance }) => <Amount value={balance}>{formatMoney(balance)}</Amount>, {
    ...right,
    card: 'none',
    sort: false,
  }),
  c.cell('status', (row) => row.status && <Status row={row} />, { card: 'state' }),
  c.text('paymentMethod', { hideBelow: 900 }),
  c.cell('expirationDate', (row) => row.expirationDate && formatDate(row.expirationDate), {
    hideBelow: 1100,
    nowrap: true,
  }),
  c.cell('attachments', (row) => row.attachments.length > 0 && <Attachments row={row} />, {
    sort: false,
  }),
]

/** Only administrators edit rows, and ask the client, at `emails`, for approval. */
export const columnsFor = (isAdmin: boolean, emails: readonly string[]) =>
  isAdmin ? [...shown, toolsFor(emails)] : shown

const toolsFor = (emails: readonly string[]) =>
  c.cell(
    'edit',
    (row) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        {row.isDebit && <ApprovalMenu row={row} emails={emails} />}
        <Edit row={row} />
      </Group>
    ),
    { label: 'kit.edit', sort: false, align: 'right' },
  )

/** The sign stands for the column, which the card of a phone does not have. */
const Sum = ({ of, sign }: { of: number; sign: string }) => (
  <>
    <Text span inherit hiddenFrom="sm">
      {sign}
    </Text>
    {formatMoney(of)}
  </>
)

const Detail = (props: { children: ReactNode }) => <Text size="xs" c="dimmed" {...props} />

function Category({ row }: { row: StatementRow }) {
  const period = [row.startDate, row.endDate].map((day) => (day ? formatDate(day) : ''))
  return (
    <div>
      <GoLink href={paymentPaths.viewIncome(row.id)}>
        {row.categoryName || row.referenceNumber}
      </GoLink>
      {row.objectName && !row.stay && <Detail>{row.objectName}</Detail>}
      {(row.startDate || row.endDate) && <Detail>{period.join(' – ')}</Detail>}
      {row.stay && <Detail>{stayText(row.stay)}</Detail>}
    </div>
  )
}

function Status({ row }: { row: StatementRow }) {
  const t = useText()
  const { confirmedByClientDate: confirmed, paymentDate, approval } = row
  return (
    <div>
      <Pill tone={row.statusId === 0 ? 'amber' : 'green'}>{row.status}</Pill>
      {paymentDate && <Detail>{formatDate(paymentDate)}</Detail>}
      {confirmed && <Detail>{t('payment.approvedOn', { date: formatInstant(confirmed) })}</Detail>}
      {approval && (
        <Detail>
          {t(`payment.approval.${approval.state}`, { date: formatInstant(approval.since) })}
        </Detail>
      )}
    </div>
  )
}

function Attachments({ row }: { row: StatementRow }) {
  const t = useText()
  return (
    <Stack gap={2} maw="12rem">
      {row.attachments.map(({ id, name }) => (
        <Anchor
          key={id}
          size="sm"
          className="cut"
          href={pathOf(transactionsApi.attachment.path, { id })}
          target="_blank"
          rel="noopener"
          title={name}
          aria-label={t('file.open', { name })}
        >
          <IconPaperclip size={14} aria-hidden /> {name}
        </Anchor>
      ))}
    </Stack>
  )
}

function Edit({ row }: { row: StatementRow }) {
  const t = useText()
  return (
    <ActionIcon
      component={RouteLink}
      href={row.isDebit ? paymentPaths.editExpense(row.id) : paymentPaths.editIncome(row.id)}
      variant="subtle"
      size="sm"
      aria-label={t('payment.edit', { number: row.referenceNumber })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}
