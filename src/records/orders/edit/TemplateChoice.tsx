import { Select } from '@mantine/core'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Order } from '../orders.contract.ts'
import { orderTemplatesApi } from '../templates/orderTemplates.contract.ts'

/** The approved texts of this kind of order, and the one that was chosen before. */
export function TemplateChoice({ draft }: { draft: DraftOf<Order> }) {
  const t = useText()
  const { data } = useAnswer(orderTemplatesApi.listOrderTemplates, {})
  const { templateId, template, side } = draft.values
  const approved = (data?.items ?? []).filter((one) => one.isApproved && one.side === side)
  const isThere = approved.some(({ id }) => id === templateId)
  const options = [
    ...approved.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(templateId !== null && !isThere
      ? [{ value: String(templateId), label: template ?? `#${templateId}` }]
      : []),
  ]
  return (
    <Select
      name="templateId"
      label={t('order.templateId')}
      description={data && approved.length === 0 && t('order.noApprovedText')}
      data={options}
      value={templateId === null ? null : String(templateId)}
      onChange={(chosen) => draft.set('templateId', chosen === null ? null : Number(chosen))}
      error={draft.errors['templateId']?.join(' ')}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
