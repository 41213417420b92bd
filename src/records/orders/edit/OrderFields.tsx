// The fields of an order, the same at the office and at a door without a connection.
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { LengthRule } from '../missing.ts'
import { LongestTerm } from './LongestTerm.tsx'
import { orderForm } from './orderForm.ts'
import type { OrderInput } from './orderForm.ts'
import { useOrderOptions } from './orderOptions.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import type { OrderTextChoice } from './TemplateChoice.tsx'

const { Field } = orderForm

type Props = {
  draft: DraftOf<OrderInput>
  /** Approved texts of its kind; undefined while they load. */
  texts: readonly OrderTextChoice[] | undefined
  /** Null or undefined if none is known. */
  rule: LengthRule | null | undefined
  parties: ReactNode
  objects: ReactNode
  /** A viewing order that is signed here and now: what follows from that is not asked. */
  isAtDoor?: boolean
}

export function OrderFields({ draft, texts, rule, parties, objects, isAtDoor = false }: Props) {
  const t = useText()
  const { values, errors } = draft
  const options = useOrderOptions(
    texts?.find(({ id }) => id === values.templateId),
    values,
  )
  const isExtension = values.extendsId !== null
  return (
    <>
      {errors['agency'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {errors['agency'].join(' ')}
        </Text>
      )}
      <FormSection title={t('order.section.what')} anchor="what" columns={3}>
        {!isAtDoor && <Field name="side" options={options.side} disabled={isExtension} />}
        <Field name="service" options={options.service} />
        <Field name="purpose" options={options.purpose} />
        <TemplateChoice draft={draft} texts={texts} />
        <Field name="language" options={options.language} />
        <Field name="secondLanguage" options={options.language} />
        {!isAtDoor && <Field name="isExclusive" disabled={isExtension} />}
      </FormSection>
      {parties}
      {objects}
      <FormSection title={t('order.section.fee')} anchor="fee" columns={3}>
        <Field name="feePercent" />
        <Field name="feeMonths" />
        <Field name="feeAmount" />
        <Field name="isFeePlusVat" />
      </FormSection>
      <FormSection title={t('order.section.term')} anchor="term" columns={3}>
        {!isAtDoor && <Field name="validFrom" />}
        <Field name="validUntil" />
        {rule && <LongestTerm draft={draft} rule={rule} />}
        {!isAtDoor && <Field name="isOffPremises" />}
        {values.isOffPremises && <Field name="beginNow" />}
      </FormSection>
      {!isAtDoor && (
        <FormSection title={t('order.section.more')} anchor="more" columns={2}>
          <Field name="handedOver" />
          <Field name="agentId" />
          <Field name="demandId" />
        </FormSection>
      )}
    </>
  )
}
