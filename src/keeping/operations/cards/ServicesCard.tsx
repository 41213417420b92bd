import { useText } from '#kit/i18n/useText.ts'
import { MapInUse } from './MapInUse.tsx'
import type { Operations } from '../operations.contract.ts'
import classes from '../operations.module.css'
import { FactCard, Facts } from './FactCard.tsx'

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
      <h3 className={classes.sub}>{t('operations.map')}</h3>
      <MapInUse />
    </FactCard>
  )
}
