// The objects that fit a lead, on its screen.
import { useAnswer } from '#kit/http/queries.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { usePreloaded } from '#kit/ui/usePreloaded.ts'
import type { Lead } from '#features/leads/leads.contract.ts'
import { firstMatchesOf, matchingApi } from './matching.contract.ts'

const ObjectMatches = lazyPart(
  () => import('./ObjectMatches.tsx').then((all) => all.ObjectMatches),
  { place: () => <Skeletons lines={9} /> },
)

/** Asks for them with the lead itself, and whether that is over: what comes later would push away what stands below. */
export function useMatchesAreKnown(leadId: number): boolean {
  const { data, error } = useAnswer(matchingApi.matchesOfLead, firstMatchesOf(leadId))
  const isLoaded = usePreloaded(ObjectMatches)
  return isLoaded && (data !== undefined || error !== null)
}

/** Not who only sells or lets. */
export const hasMatches = ({ forPurchase, forRent, forShortRent }: Lead): boolean =>
  forPurchase || forRent || forShortRent

type Props = { lead: Lead; mayEdit: boolean }

export function MatchingObjects({ lead, mayEdit }: Props) {
  const t = useText()
  if (!hasMatches(lead)) return null
  return (
    <Section title={t('matching.objects')} anchor="matching" columns={1}>
      <ObjectMatches leadId={lead.id} mayEdit={mayEdit} />
    </Section>
  )
}
