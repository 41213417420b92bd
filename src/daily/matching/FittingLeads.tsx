// The "Fitting leads" section of an object's screen.
import { useEffect, useRef } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { WhenNear } from '#kit/ui/loading/WhenNear.tsx'
import type { Slots } from '#base/register/slots.tsx'

const LeadMatches = lazyPart(() => import('./LeadMatches.tsx').then((all) => all.LeadMatches), {
  place: () => <Skeletons lines={9} />,
})

export function FittingLeads({ object }: Slots['FittingLeads']) {
  const t = useText()
  const start = useRef<HTMLDivElement>(null)
  // Alerts link to this section.
  useEffect(() => {
    if (window.location.hash === '#matching') start.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={start}>
      <Section title={t('matching.leads')} anchor="matching" columns={1}>
        <WhenNear height={240}>
          <LeadMatches object={object} />
        </WhenNear>
      </Section>
    </div>
  )
}
