import { Text } from '@mantine/core'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Order } from '../orders.contract.ts'
import { EditOrderObjects } from './EditOrderObjects.tsx'
import { EditParties } from './EditParties.tsx'
import { LongestTerm } from './LongestTerm.tsx'
import { orderForm } from './orderForm.ts'
import { useOrderOptions } from './orderOptions.ts'
import { TemplateChoice } from './TemplateChoice.tsx'

const { Field } = orderForm

/** Form fields of a draft. */
export function OrderInputs({ draft }: { draft: DraftOf<Order> }) {
  const t = useText()
  const options = useOrderOptions()
  const { values, errors } = draft
  const isExtension = values.extendsId !== null
  return (
    <>
      {errors['agency'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {errors['agency'].join(' ')}
        </Text>
      )}
      <FormSection title={t('order.section.what')} anchor="what" columns={3}>
        <Field name="side" options={options.side} disabled={isExtension} />
        <Field name="service" options={options.service} />
        <Field name="purpose" options={options.purpose} />
        <TemplateChoice draft={draft} />
        <Field name="language" options={options.language} />
        <Field name="secondLanguage" options={options.language} />
        <Field name="isExclusive" disabled={isExtension} />
      </FormSection>
      <EditParties draft={draft} />
      <EditOrderObjects draft={draft} />
      <FormSection title={t('order.section.fee')} anchor="fee" columns={3}>
        <Field name="feePercent" />
        <Field name="feeMonths" />
        <Field name="feeAmount" />
        <Field name="isFeePlusVat" />
      </FormSection>
      <FormSection title={t('order.section.term')} anchor="term" columns={3}>
        <Field name="validFrom" />
        <Field name="validUntil" />
        <LongestTerm order={values} />
        <Field name="isOffPremises" />
        {values.isOffPremises && <Field name="beginNow" />}
      </FormSection>
      <FormSection title={t('order.section.more')} anchor="more" columns={2}>
        <Field name="handedOver" />
        <Field name="agentId" />
        <Field name="demandId" />
      </FormSection>
    </>
  )
}
