// The objects that fit a lead, on its screen.
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { WhenNear } from '#kit/ui/WhenNear.tsx'
import type { Lead } from '#features/leads/leads.contract.ts'

const ObjectMatches = lazyPart(
  () => import('./ObjectMatches.tsx').then((all) => all.ObjectMatches),
  { place: () => <Skeletons lines={9} /> },
)

type Props = { lead: Lead; mayEdit: boolean }

/** Nothing for who only sells or lets. */
export function MatchingObjects({ lead, mayEdit }: Props) {
  const t = useText()
  if (!lead.forPurchase && !lead.forRent && !lead.forShortRent) return null
  return (
    <Section title={t('matching.objects')} anchor="matching" columns={1}>
      <WhenNear height={240}>
        <ObjectMatches leadId={lead.id} mayEdit={mayEdit} />
      </WhenNear>
    </Section>
  )
}
