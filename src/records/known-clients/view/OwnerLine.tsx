import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { KnownClient } from '../knownClients.contract.ts'

/** What is known of an owner, in one line. */
export function OwnerLine({
  owner: { bornOn, taxNumber, established },
}: {
  owner: KnownClient['owners'][number]
}) {
  const t = useText()
  return (
    <span className="wholeText">
      {[
        bornOn && `${t('knownClient.owner.bornOn')} ${formatDate(bornOn)}`,
        taxNumber && `${t('knownClient.owner.taxNumber')} ${taxNumber}`,
        established,
      ]
        .filter(Boolean)
        .join(' · ') || '–'}
    </span>
  )
}
