import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { formatDate, formatInstant, formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import { Answers } from '../answers/Answers.tsx'
import { EndsSoon } from '../mandates/EndsSoon.tsx'
import { orderForm } from '../edit/orderForm.ts'
import { useOrderOptions } from '../edit/orderOptions.ts'
import { toneOfOrder } from '../order.list.ts'
import type { Order } from '../orders.contract.ts'
import { orderPaths } from '../orders.paths.ts'
import { OrderText } from '../sign/OrderText.tsx'
import { Acts } from './Acts.tsx'
import { EndDialog } from './EndDialog.tsx'
import { KeepDialog } from './KeepDialog.tsx'
import { IssueButton } from './IssueButton.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { Parties } from './Parties.tsx'
import { SignedPaperDialog } from './SignedPaperDialog.tsx'
import { useOrderTitle } from './useOrderTitle.ts'

const { Form, Value } = orderForm

type Props = { id: number; order: Order; onEdit: () => void }

export function OrderView({ id, order, onEdit }: Props) {
  const t = useText()
  const title = useOrderTitle(order)
  const options = useOrderOptions()
  const goBack = useGoBack(orderPaths.orders)
  const isDraft = order.state === 'draft'
  const isForgotten = order.forgottenOn !== null
  const [dialog, setDialog] = useState<'end' | 'paper' | 'keep' | null>(null)
  const close = () => setDialog(null)
  return (
    <Form values={order}>
      <EditBar
        onMode={isDraft && onEdit}
        onBack={goBack}
        menu={
          <OrderItems
            id={id}
            order={order}
            onEnd={() => setDialog('end')}
            onPaper={() => setDialog('paper')}
            onKeep={() => setDialog('keep')}
          />
        }
        primary={isDraft && <IssueButton id={id} order={order} />}
        title={
          <RecordTitle
            title={(!isForgotten && order.parties.map(({ name }) => name).join(', ')) || title}
            number={title}
            line={order.objects.map(({ number }) => `#${number}`).join(' ')}
          >
            <Pill tone={toneOfOrder[order.state]}>{t(`order.state.${order.state}`)}</Pill>
          </RecordTitle>
        }
      />
      {dialog === 'end' && <EndDialog id={id} order={order} onClose={close} />}
      {dialog === 'keep' && <KeepDialog id={id} onClose={close} />}
      {dialog === 'paper' && <SignedPaperDialog id={id} onClose={close} />}
      <EndsSoon id={id} order={order} />
      {order.endReason !== null && order.endedOn !== null && (
        <Alert color="attention" mb="sm">
          {t('order.endedBecause', { day: formatDate(order.endedOn), reason: order.endReason })}
        </Alert>
      )}
      <RecordLayout
        mayFill={false}
        mainLabel={t('order.section.text')}
        facts={
          <>
            <Section title={t('order.section.what')} columns={1}>
              <Value name="side" options={options.side} />
              <Value name="service" options={options.service} />
              <Value name="purpose" options={options.purpose} />
              <Value name="isExclusive" />
              <Value name="feePercent" />
              <Value name="feeMonths" />
              <Value name="feeAmount" />
              {isDraft && <Value name="isFeePlusVat" />}
              <Value name="validFrom" />
              <Value name="validUntil" />
              {isDraft && <OfDraft order={order} />}
              {order.endsOn !== null && order.endsOn !== order.validUntil && (
                <Labelled label={t('order.endsOn')}>{formatDate(order.endsOn)}</Labelled>
              )}
              <Value name="handedOver" />
              <Value name="agentId" render={() => order.agent ?? ''} />
              <Value
                name="demandId"
                render={(lead) => (
                  <GoLink href={leadPaths.lead(lead)}>{order.demand ?? `#${lead}`}</GoLink>
                )}
              />
              <Value
                name="viewingId"
                render={(viewing) => (
                  <GoLink href={viewingPaths.viewing(viewing)}>
                    {order.viewing ?? `#${viewing}`}
                  </GoLink>
                )}
              />
              <Value
                name="extendsId"
                render={(extended) => (
                  <GoLink href={orderPaths.order(extended)}>
                    {order.extends ?? `#${extended}`}
                  </GoLink>
                )}
              />
            </Section>
            <Section title={t('order.objects')} columns={1}>
              {order.objects.map(({ objectId, number, title: called }) => (
                <GoLink key={objectId} href={objectPaths.object(objectId)}>
                  {[`#${number}`, called].filter(Boolean).join(' ')}
                </GoLink>
              ))}
            </Section>
            <Section title={t('order.service.stamps')} anchor="service" columns={1}>
              <Stamps
                of={{
                  createdOn: order.createdOn,
                  createdBy: order.createdByAccountDisplayName,
                  modifiedOn: order.modifiedOn,
                  modifiedBy: order.modifiedByAccountDisplayName,
                }}
              />
              <HistoryLink of={{ entity: 'Order', id }} />
              {order.keptUntil !== null && (
                <Text size="sm" className="quiet">
                  {t('order.keptUntil', { day: formatDate(order.keptUntil) })}
                </Text>
              )}
            </Section>
          </>
        }
        beside={
          <>
            {!isDraft && <OrderPapers id={id} order={order} />}
            {order.content && <Answers id={id} order={order} />}
            {order.acts.length > 0 && <Acts acts={order.acts} />}
            {order.extensions.length > 0 && (
              <Section title={t('order.extensions')} columns={1}>
                {order.extensions.map((one) => (
                  <GoLink key={one.id} href={orderPaths.order(one.id)}>
                    {[
                      one.number === null
                        ? t('order.draft')
                        : t('order.header', { number: one.number }),
                      one.validUntil && t('order.until', { day: formatDate(one.validUntil) }),
                      one.signedOn && formatInstantTime(one.signedOn),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </GoLink>
                ))}
              </Section>
            )}
          </>
        }
      >
        {!isForgotten && <Parties id={id} order={order} />}
        {order.content ? (
          order.content.documents.map((document) => (
            <Section key={document.language} columns={1}>
              <OrderText document={document} />
            </Section>
          ))
        ) : (
          <Section title={t('order.section.text')} columns={1}>
            {order.forgottenOn === null
              ? t('order.notIssued')
              : t('order.forgotten', { day: formatInstant(order.forgottenOn) })}
          </Section>
        )}
      </RecordLayout>
    </Form>
  )
}

/** What the text says once the order is issued. */
function OfDraft({ order }: { order: Order }) {
  const { language } = useOrderOptions()
  return (
    <>
      <Value name="isOffPremises" />
      <Value name="beginNow" />
      <Value name="templateId" render={() => order.template ?? ''} />
      <Value name="language" options={language} />
      <Value name="secondLanguage" options={language} />
    </>
  )
}
