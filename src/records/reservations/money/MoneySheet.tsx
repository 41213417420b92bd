// The amounts of a stay as a table: what the guest pays and how, and who gets which share; agreed,
// paid, and still due.
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoney } from '#kit/fields/format.ts'
import { useFormAround } from '#kit/form/formContext.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Section, Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import classes from './money.module.css'
import type { Amount, Amounts } from './proposals.ts'
import { less, sumOf } from './proposals.ts'

type Props = {
  values: Amounts
  /** An amount, read-only or editable. */
  renderAmount: (name: Amount) => ReactNode
  /** Content below the tables. */
  children?: ReactNode
}
type Column = 'agreed' | 'done' | 'rest' | 'cash' | 'bank' | 'invoiced' | 'sum'

export function MoneySheet({ values, renderAmount, children }: Props) {
  const t = useText()
  const Part = useFormAround()?.store ? FormSection : Section
  return (
    <Part title={t('reservation.money')} anchor="money" columns={3}>
      <Wide>
        <GuestPays values={values} renderAmount={renderAmount} />
      </Wide>
      <Wide>
        <WhoGetsWhat values={values} renderAmount={renderAmount} />
      </Wide>
      {children}
    </Part>
  )
}

function GuestPays({ values: of, renderAmount: cell }: Props) {
  const t = useText()
  return (
    <Sheet title={t('reservation.sheet.guest')} columns={['cash', 'bank', 'invoiced', 'sum']}>
      <Line
        name={t('reservation.sheet.prepayment')}
        cells={{
          cash: cell('prepaymentCash'),
          bank: cell('prepaymentBank'),
          invoiced: cell('prepaymentInvoice'),
          sum: <Sum of={[of.prepaymentCash, of.prepaymentBank]} />,
        }}
      />
      <Line
        name={t('reservation.sheet.prepaymentDone')}
        cells={{
          cash: cell('prepaymentCashDone'),
          bank: cell('prepaymentBankDone'),
          invoiced: null,
          sum: <Sum of={[of.prepaymentCashDone, of.prepaymentBankDone]} />,
        }}
      />
      <Line
        name={t('reservation.sheet.rest')}
        cells={{
          cash: cell('restCash'),
          bank: cell('restBank'),
          invoiced: cell('restInvoice'),
          sum: <Sum of={[of.restCash, of.restBank]} />,
        }}
      />
      <Line
        name={t('reservation.sheet.restDone')}
        cells={{
          cash: cell('restCashDone'),
          bank: cell('restBankDone'),
          invoiced: null,
          sum: <Sum of={[of.restCashDone, of.restBankDone]} />,
        }}
      />
    </Sheet>
  )
}

function WhoGetsWhat({ values: of, renderAmount: cell }: Props) {
  const t = useText()
  const rest = (agreed: number | null, done: number | null) =>
    agreed === null ? null : formatMoney(less(agreed, done))
  return (
    <Sheet title={t('reservation.sheet.who')} columns={['agreed', 'done', 'rest']}>
      <Line
        name={t('reservation.sheet.total')}
        cells={{
          agreed: cell('total'),
          done: cell('totalDone'),
          rest: rest(of.total, of.totalDone),
        }}
      />
      <Line
        name={t('reservation.sheet.owner')}
        cells={{
          agreed: cell('paymentToOwner'),
          done: cell('ownerPayments'),
          rest: rest(of.paymentToOwner, of.ownerPayments),
        }}
      />
      <Line
        name={t('reservation.sheet.us')}
        cells={{ agreed: cell('comission'), done: null, rest: null }}
      />
      <Line
        name={t('reservation.sheet.thirdParty')}
        cells={{ agreed: cell('comission3rdParty'), done: null, rest: null }}
      />
      <Line
        isSum
        name={t('reservation.finalComission')}
        cells={{ agreed: cell('finalComission'), done: null, rest: null }}
      />
    </Sheet>
  )
}

const Sum = ({ of }: { of: (number | null)[] }) =>
  of.every((amount) => amount === null) ? null : formatMoney(sumOf(...of))

type SheetProps = { title: string; columns: readonly Column[]; children: ReactNode }

function Sheet({ title, columns, children }: SheetProps) {
  const t = useText()
  return (
    <Table layout="fixed" className={`smallTable ${classes.sheet}`} aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="28%">{title}</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column}>{t(`reservation.sheet.column.${column}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  )
}

type LineProps = { name: string; cells: Partial<Record<Column, ReactNode>>; isSum?: boolean }

function Line({ name, cells, isSum }: LineProps) {
  const t = useText()
  return (
    <Table.Tr className={isSum ? classes.sum : undefined}>
      <Table.Th scope="row">{name}</Table.Th>
      {Object.entries(cells).map(([column, content]) => (
        <Table.Td
          key={column}
          className={classes.amount!}
          {...(content !== null && {
            'data-label': t(`reservation.sheet.column.${column as Column}`),
          })}
        >
          {content}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
