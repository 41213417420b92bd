import { money } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Viewing } from '../viewings.contract.ts'

type Props = {
  row: Viewing['results'][number]
  onChange: (offer: number | null) => void
  /** Props within a form. */
  name?: string
  /** Called outside of a form, with text that is no sum. */
  unread?: string | undefined
  onUnread?: (text: string | null) => void
}

/** The sum that the client offered for a property. */
export function OfferInput({ row, ...input }: Props) {
  const t = useText()
  return (
    <FieldInput
      {...input}
      field={money}
      label={t('viewing.offerFor', { number: row.objectReferenceNumber })}
      value={row.offer}
    />
  )
}
