import { useText } from '#kit/i18n/useText.ts'
import type { PartnerRow } from './accountLists.contract.ts'

type Flags = Pick<PartnerRow, 'isPartnerRealEstate' | 'isPartnerTourism'>

/** Real Estate, Tourism, or both. */
export function PartnerCategory({ of }: { of: Flags }) {
  const t = useText()
  const names = [
    of.isPartnerRealEstate && t('accounts.realEstate'),
    of.isPartnerTourism && t('accounts.tourism'),
  ]
  return names.filter(Boolean).join(', ')
}
