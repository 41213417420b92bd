import { Stamps } from '#kit/form/Stamps.tsx'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { MergedNote } from '../merge/MergedNote.tsx'
import type { Account } from '../accounts.contract.ts'

export function ServiceInformation({ account }: { account: Account }) {
  const t = useText()
  return (
    <Section title={t('account.section.service')} anchor="service">
      <Stamps of={account} />
      <MergedNote id={account.id} />
      <HistoryLink of={{ entity: 'Account', id: account.id }} />
    </Section>
  )
}
