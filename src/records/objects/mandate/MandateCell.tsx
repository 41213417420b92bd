import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectRow } from '../list/objectLists.contract.ts'

/** The last day of the mandate in force, in a list. */
export function MandateCell({ row: { mandateUntil, isMandateExclusive } }: { row: ObjectRow }) {
  const t = useText()
  if (!mandateUntil) return <span className="quiet">{t('object.mandate.none')}</span>
  return (
    <>
      {formatDate(mandateUntil)}{' '}
      {isMandateExclusive && <span className="quiet">{t('object.mandate.exclusive')}</span>}
    </>
  )
}
