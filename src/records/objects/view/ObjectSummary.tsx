import { Summary, SummaryBand } from '#kit/ui/SummaryBand.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { NextStep } from '#base/register/recordSlots.tsx'
import type { ObjectView } from '../objects.contract.ts'
import { MandateSummary } from '../mandate/MandateSummary.tsx'
import { ObjectReach } from '../people/ObjectReach.tsx'
import { PriceLine } from '../search/PriceLine.tsx'
import { ObjectFacts } from './ObjectFacts.tsx'

/** The offers with their prices, what it is, whom to call, and the next step. */
export function ObjectSummary({ object }: { object: ObjectView }) {
  const t = useText()
  return (
    <SummaryBand>
      <Summary label={t('object.section.offer')}>
        <PriceLine object={object} />
      </Summary>
      {(object.area ?? object.bedrooms ?? object.bathrooms) !== null && (
        <Summary label={t('object.section.facts')}>
          <ObjectFacts object={object} />
        </Summary>
      )}
      <MandateSummary object={object} />
      <ObjectReach contacts={object.contacts} />
      <NextStep of={{ entity: 'Object', id: object.id }} />
    </SummaryBand>
  )
}
