// Link from an alert about a new or cheaper object to the leads that it fits.
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'

export function FittingLeadsLink({ about, href, onOpen }: Slots['AlertPart']) {
  const t = useText()
  if (about.entity !== 'Object' || about.part !== 'matching') return null
  return (
    <GoLink href={href} onClick={onOpen}>
      {t('matching.leads')}
    </GoLink>
  )
}
