import { Section } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import type { Viewing } from './viewings.contract.ts'

export function ViewingStamps({ viewing }: { viewing: Viewing }) {
  const t = useText()
  const { createdOn, modifiedOn } = viewing
  return (
    <Section title={t('viewing.service')} anchor="service">
      <Stamps
        of={{
          createdOn,
          createdBy: viewing.createdByAccountDisplayName,
          modifiedOn,
          modifiedBy: viewing.modifiedByAccountDisplayName,
        }}
      />
      {viewing.id !== null && <HistoryLink of={{ entity: 'Viewing', id: viewing.id }} />}
    </Section>
  )
}
