// One income or expense, read-only, for everybody who may see it.
import { Anchor, Box, Button } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { EditBar } from '#kit/form/EditBar.tsx'
import { Section, Wide } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { pathOf } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink, useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paymentPaths } from '../payments.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { ExpenseAnswer } from '../approval/ExpenseAnswer.tsx'
import { stayText } from '../payout/stayText.ts'
import { transactionForm } from './transactionDraft.ts'
import { transactionsApi } from './transactions.contract.ts'
import type { ViewedTransaction } from './transactions.contract.ts'

const { Form, Value } = transactionForm

export function TransactionView({ id }: { id: number }) {
  const query = useAnswer(transactionsApi.viewTransaction, { params: { id: String(id) } })
  return <Loaded query={query}>{(shown) => <OneTransaction of={shown} />}</Loaded>
}

function OneTransaction({ of }: { of: ViewedTransaction }) {
  const t = useText()
  const may = useMay()
  const go = useGo()
  const goBack = useGoBack(paymentPaths.statement(of.accountId))
  const { accountDisplayName, referenceNumber } = of.displayFields
  const title = `${t(of.isDebit ? 'payment.expense' : 'payment.income')} ${referenceNumber}`
  usePageTitle(title)
  return (
    <Form values={of}>
      <EditBar
        onMode={
          may(admin) &&
          (() => go(of.isDebit ? paymentPaths.editExpense(of.id) : paymentPaths.editIncome(of.id)))
        }
        onBack={goBack}
        title={
          <RecordTitle
            title={title}
            line={<GoLink href={paymentPaths.statement(of.accountId)}>{accountDisplayName}</GoLink>}
          />
        }
        primary={
          of.approvalToken &&
          of.isDebit && (
            <Button component={RouteLink} href={paymentPaths.approveExpense(of.approvalToken)}>
              {t('approval.decide')}
            </Button>
          )
        }
      />
      <Section title={t('payment.section.main')} columns={3}>
        <Value name="amount" always />
        <Value name="transactionDate" always />
        <Value name="paymentMethod" always render={() => of.paymentMethodName} />
        <Value name="categoryId" always render={() => of.categoryName} />
        <Value name="objectId" render={() => of.objectName} />
        {of.isDebit && <Labelled label={t('transaction.status')}>{of.statusName}</Labelled>}
        {of.stay && (
          <Labelled label={t('payout.stay')}>
            {may(office) ? (
              <GoLink href={reservationPaths.reservation(of.stay.id)}>{stayText(of.stay)}</GoLink>
            ) : (
              stayText(of.stay)
            )}
          </Labelled>
        )}
        <Value name="paymentDate" />
        <Value name="expirationDate" />
        <Value name="startDate" />
        <Value name="endDate" />
        {of.confirmedByClientDate && (
          <Labelled label={t('payment.approved')}>
            {formatInstantTime(of.confirmedByClientDate)}
          </Labelled>
        )}
        <Wide>
          <Value name="internalNotes" />
        </Wide>
      </Section>
      {of.attachments.length > 0 && (
        <Section title={t('payment.attachments')} anchor="attachments" columns={1}>
          <ul className="ruled">
            {of.attachments.map(({ id, name }) => (
              <Box component="li" key={id} py={4} className="wraps">
                <Anchor
                  className="grow"
                  href={pathOf(transactionsApi.attachment.path, { id })}
                  target="_blank"
                  rel="noopener"
                  size="sm"
                >
                  {name}
                </Anchor>
              </Box>
            ))}
          </ul>
        </Section>
      )}
      {of.messages.length > 0 && <ExpenseAnswer of={of} />}
      {may(office) && (
        <Section title={t('payment.service')} anchor="service">
          <Stamps of={of} />
        </Section>
      )}
    </Form>
  )
}
