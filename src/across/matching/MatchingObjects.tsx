// The "Matching objects" section of a lead's screen.
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { hasMatches } from '#records/leads/hasMatches.ts'
import type { Lead } from '#records/leads/leads.contract.ts'

export const ObjectMatches = lazyPart(
  () => import('./ObjectMatches.tsx').then((all) => all.ObjectMatches),
  { place: () => <Skeletons lines={9} /> },
)

type Props = { lead: Lead; mayEdit: boolean }

export function MatchingObjects({ lead, mayEdit }: Props) {
  const t = useText()
  if (!hasMatches(lead)) return null
  return (
    <Section title={t('matching.objects')} anchor="matching" columns={1}>
      <ObjectMatches lead={lead} mayEdit={mayEdit} />
    </Section>
  )
}
