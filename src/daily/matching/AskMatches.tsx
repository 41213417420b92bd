import { useEffect } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { usePreloaded } from '#kit/ui/loading/usePreloaded.ts'
import type { Slots } from '#base/register/slots.tsx'
import { firstMatchesOf, matchingApi } from './matching.contract.ts'
import { ObjectMatches } from './MatchingObjects.tsx'

/**
 * Requests the matches together with the lead and reports when they have loaded or failed, so that
 * the list does not push down the sections below it later.
 */
export function AskMatches({ leadId, onKnown }: Slots['AskMatches']) {
  const { data, error } = useAnswer(matchingApi.matchesOfLead, firstMatchesOf(leadId))
  const isLoaded = usePreloaded(ObjectMatches)
  const areKnown = isLoaded && (data !== undefined || error !== null)
  useEffect(() => onKnown(areKnown ? leadId : null), [areKnown, leadId, onKnown])
  return null
}
