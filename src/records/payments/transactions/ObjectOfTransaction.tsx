import { Select } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { Option } from '#kit/fields/options.ts'

type Draft = {
  values: { objectId: number | null }
  set: (name: 'objectId', value: number | null) => void
  errors: Record<string, readonly string[] | undefined>
}
type Props = { offered: readonly Option[]; draft: Draft }

/** Chooses one of the account's properties; hidden if the account has none. */
export function ObjectOfTransaction({ offered, draft: { values, set, errors } }: Props) {
  const t = useText()
  if (offered.length === 0) return null
  return (
    <Select
      name="objectId"
      label={t('transaction.objectId')}
      placeholder={t('kit.notSet')}
      data={offered.map(({ value, text }) => ({ value: String(value), label: text }))}
      value={values.objectId === null ? null : String(values.objectId)}
      onChange={(chosen) => set('objectId', chosen === null ? null : Number(chosen))}
      error={errors['objectId']?.join(' ')}
      searchable
      clearable
    />
  )
}
