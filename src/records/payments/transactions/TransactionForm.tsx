// Form of a new or stored income or expense; shows an error instead if it cannot be loaded.
import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { agencyNow } from '#kit/clock.ts'
import { DateAndTime } from '#kit/form/inputs/DateAndTime.tsx'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Wide } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { paymentPaths } from '../payments.paths.ts'
import { ExpenseApproval } from '../approval/ExpenseApproval.tsx'
import { EditAttachments } from './EditAttachments.tsx'
import { ObjectOfTransaction } from './ObjectOfTransaction.tsx'
import { transactionForm, edited, optionsIn, storeDraft } from './transactionDraft.ts'
import { transactionsApi } from './transactions.contract.ts'
import type { ExpenseForm, IncomeForm } from './transactions.contract.ts'

const { RecordForm, Field } = transactionForm
const fields = [
  ...(['amount', 'transactionDate', 'paymentMethod', 'categoryId', 'objectId', 'status'] as const),
  ...(['paymentDate', 'expirationDate', 'startDate', 'endDate', 'internalNotes'] as const),
]

/** A new one has an account, a stored one an id. */
type NewOrStored = { accountId: number; id?: never } | { id: number; accountId?: never }
type Props = { kind: 'income' | 'expense' } & NewOrStored

export function TransactionForm({ kind, accountId, id }: Props) {
  const isDebit = kind === 'expense'
  const t = useText()
  usePageTitle(t(id === undefined ? titles[kind].add : titles[kind].edit))
  return id === undefined ? (
    <New isDebit={isDebit} accountId={accountId} />
  ) : (
    <Stored isDebit={isDebit} id={id} />
  )
}

const titles = {
  income: { add: 'payment.addIncome', edit: 'payment.editIncome' },
  expense: { add: 'payment.addExpense', edit: 'payment.editExpense' },
} as const

function New({ isDebit, accountId }: { isDebit: boolean; accountId: number }) {
  const blank = isDebit ? transactionsApi.newExpense : transactionsApi.newIncome
  // A new blank each time, since it begins with the current time.
  const sent = { query: { accountId: String(accountId) } }
  const query = useAnswer(blank, sent, { staleTime: Infinity, gcTime: 0, again: false })
  return (
    <Loaded query={query}>
      {(form) => <OneForm key={accountId} isDebit={isDebit} form={form} />}
    </Loaded>
  )
}

function Stored({ isDebit, id }: { isDebit: boolean; id: number }) {
  const get = isDebit ? transactionsApi.getExpense : transactionsApi.getIncome
  const query = useAnswer(get, { params: { id: String(id) } })
  return (
    <Loaded query={query}>{(form) => <OneForm key={id} isDebit={isDebit} form={form} />}</Loaded>
  )
}

type FormProps = { isDebit: boolean; form: IncomeForm | ExpenseForm }

function OneForm({ isDebit, form }: FormProps) {
  const t = useText()
  const goBack = useGoBack(paymentPaths.statement(form.accountId))
  const [left, setLeft] = useState(false)
  const kind = isDebit ? 'expense' : 'income'
  const remove = useDeleteRecord({
    id: form.id,
    remove: transactionsApi.deleteTransaction,
    restore: transactionsApi.restoreTransaction,
    question: isDebit ? 'payment.deleteExpense' : 'payment.deleteIncome',
    text: isDebit ? 'payment.deletedExpense' : 'payment.deletedIncome',
    params: { number: form.displayFields.referenceNumber ?? '' },
  })
  const isNew = form.id === null
  const { accountDisplayName, referenceNumber } = form.displayFields
  if (left) return <Skeletons lines={8} />
  return (
    <>
      <Title order={1}>
        {t(isNew ? titles[kind].add : titles[kind].edit)}
        {referenceNumber && ` ${referenceNumber}`}
      </Title>
      <Text mb="sm">
        <GoLink href={paymentPaths.statement(form.accountId)}>{accountDisplayName}</GoLink>
      </Text>
      <RecordForm
        saving="manual"
        record={{
          key: `${kind}/${form.id ?? `new/${form.accountId}`}`,
          saved: edited(form),
          isNew,
          save: storeDraft(isDebit, form),
          onSaved: () => isNew && setLeft(true),
        }}
        optionsOf={optionsIn(form.lists)}
        onSubmit={async ({ flush }) => {
          if (await flush()) goBack()
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} onCancel={goBack} {...(!isNew && { onDelete: remove })} />
        )}
      >
        {(draft) => (
          <>
            <FormSection
              title={t('payment.section.main')}
              anchor="payment"
              fields={fields}
              columns={3}
            >
              <Field name="amount" required />
              <DateAndTime name="transactionDate" start={agencyNow} />
              <Field name="paymentMethod" required />
              <Field name="categoryId" required />
              <ObjectOfTransaction offered={form.lists.objectId} draft={draft} />
              {isDebit && <ExpenseFields />}
              <Wide>
                <Field name="internalNotes" />
              </Wide>
            </FormSection>
            <FormSection title={t('payment.attachments')} anchor="attachments" columns={1}>
              <EditAttachments draft={draft} />
            </FormSection>
            {form.createdOn && form.modifiedOn && (
              <Stamps
                of={{
                  createdOn: form.createdOn,
                  createdBy: form.createdBy,
                  modifiedOn: form.modifiedOn,
                  modifiedBy: form.modifiedBy,
                }}
              />
            )}
          </>
        )}
      </RecordForm>
      {isDebit && form.id !== null && <ExpenseApproval id={form.id} />}
    </>
  )
}

const ExpenseFields = () => (
  <>
    <Field name="status" required />
    <Field name="paymentDate" />
    <Field name="expirationDate" />
    <Field name="startDate" />
    <Field name="endDate" />
  </>
)
