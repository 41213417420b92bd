import { Select } from '@mantine/core'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { OrderInput } from './orderForm.ts'

export type OrderTextChoice = { id: number; name: string; languages: readonly Language[] }
type Props = { draft: DraftOf<OrderInput>; texts: readonly OrderTextChoice[] | undefined }

/** The approved texts of this kind of order, and the one that was chosen before. */
export function TemplateChoice({ draft, texts }: Props) {
  const t = useText()
  const { templateId, language, secondLanguage } = draft.values
  const choose = (chosen: OrderTextChoice | undefined) => {
    draft.set('templateId', chosen?.id ?? null)
    if (!chosen) return
    const has = (wanted: unknown) => chosen.languages.some((one) => one === wanted)
    // What the text is not written in cannot be signed.
    if (language !== null && !has(language)) draft.set('language', chosen.languages[0] ?? null)
    if (secondLanguage !== null && !has(secondLanguage)) draft.set('secondLanguage', null)
  }
  return (
    <Select
      name="templateId"
      label={t('order.templateId')}
      description={texts?.length === 0 && t('order.noApprovedText')}
      data={texts?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      value={templateId === null ? null : String(templateId)}
      onChange={(chosen) => choose(texts?.find(({ id }) => String(id) === chosen))}
      error={draft.errors['templateId']?.join(' ')}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
