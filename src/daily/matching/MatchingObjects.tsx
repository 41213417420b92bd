// The "Matching objects" section of a lead's screen; folded on a phone.
import { Button, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { hasMatches } from '#records/leads/hasMatches.ts'
import type { Lead } from '#records/leads/leads.contract.ts'
import { firstMatchesOf, matchingApi } from './matching.contract.ts'

export const ObjectMatches = lazyPart(
  () => import('./ObjectMatches.tsx').then((all) => all.ObjectMatches),
  { place: () => <Skeletons lines={9} /> },
)

type Props = { lead: Lead; mayEdit: boolean }

export function MatchingObjects({ lead, mayEdit }: Props) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  if (!hasMatches(lead)) return null
  return (
    <Section
      title={t('matching.objects')}
      anchor="matching"
      columns={1}
      actions={
        <Group gap="xs">
          <Hint name="matches" about={t('matching.objects')} />
          {isNarrow && (
            <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'matching.hide' : 'matching.show')}
            </Button>
          )}
        </Group>
      }
    >
      {isNarrow && !isOpen ? (
        <MatchCount leadId={lead.id} />
      ) : (
        <ObjectMatches lead={lead} mayEdit={mayEdit} />
      )}
    </Section>
  )
}

function MatchCount({ leadId }: { leadId: number }) {
  const t = useText()
  const query = useAnswer(matchingApi.matchesOfLead, firstMatchesOf(leadId))
  return (
    <Loaded query={query} lines={1}>
      {({ totalRows, isAsking }) => (
        <Text size="sm" c="dimmed">
          {totalRows > 0
            ? t('matching.found', { count: totalRows })
            : t(isAsking ? 'matching.noObjects' : 'matching.notAsking')}
        </Text>
      )}
    </Loaded>
  )
}
