import { IconCheck } from '@tabler/icons-react'
import { formatValue } from '../fields/format.ts'
import type { Field } from '../fields/kinds.ts'
import { useSurroundings } from '../form/formSurroundings.tsx'
import { useText } from '../i18n/useText.ts'

/** A tick for yes, nothing for no. */
export function FlagCell({ value }: { value: boolean }) {
  const t = useText()
  return value ? <IconCheck size={16} color="var(--estia-done)" aria-label={t('kit.yes')} /> : null
}

type Props = {
  field: Field
  value: unknown
  /** The name of the record or place that the value refers to. */
  called?: string | undefined
}

/** A field's value as text. */
export function ValueCell({ field, value, called }: Props) {
  const t = useText()
  const { optionsOf } = useSurroundings()
  if (field.kind === 'flag') return <FlagCell value={Boolean(value)} />
  return formatValue(field, value, { t, optionsOf, called })
}
