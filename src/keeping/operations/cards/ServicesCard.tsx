import { useText } from '#kit/i18n/useText.ts'
import { MapInUse } from './MapInUse.tsx'
import type { Operations } from '../operations.contract.ts'
import { CardPart, FactCard, Facts } from './FactCard.tsx'

export function ServicesCard({ services }: Pick<Operations, 'services'>) {
  const t = useText()
  const { filesIn, geocoder } = services
  return (
    <FactCard title={t('operations.services')}>
      <Facts
        facts={[
          [t('operations.filesIn'), t(`operations.filesIn.${filesIn}`)],
          [t('operations.geocoder'), geocoder ?? t('operations.geocoderNone')],
        ]}
      />
      <CardPart>{t('operations.map')}</CardPart>
      <MapInUse />
    </FactCard>
  )
}
