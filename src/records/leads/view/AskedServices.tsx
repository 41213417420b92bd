import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { leadServices } from '../edit/leadForm.ts'
import type { LeadPartProps } from '../leadPart.ts'

/** The services that the client wants, with their budgets. */
export function AskedServices({ lead }: Pick<LeadPartProps, 'lead'>) {
  const t = useText()
  return leadServices
    .filter(([flag]) => lead[flag])
    .map(([flag, min, max]) => (
      <Labelled key={flag} label={t('lead.section.services')}>
        <strong>{t(`service.${flag}`)}</strong>{' '}
        {min && <span>{formatRange(lead[min], lead[max], formatCurrency)}</span>}
      </Labelled>
    ))
}
