import { Group, Paper, Text } from '@mantine/core'
import { IconBath, IconBed, IconMapPin, IconRulerMeasure } from '@tabler/icons-react'
import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../objects.module.css'
import type { ObjectEntity } from '../objects.contract.ts'
import { PriceLine } from '../search/PriceLine.tsx'

/** Prices, type, size and place in two lines. */
export function ObjectHeadline({ object }: { object: ObjectEntity }) {
  const t = useText()
  const { type, bedrooms, bathrooms, area, location } = object
  return (
    <Paper withBorder p="md" mb="md" className={classes.headline}>
      <PriceLine object={object} />
      <Group gap="lg">
        {type && <Text fw={600}>{type}</Text>}
        {bedrooms !== null && (
          <span className={classes.fact} title={t('object.bedrooms')}>
            <IconBed size={18} aria-hidden />
            {t('object.bd', { count: bedrooms })}
          </span>
        )}
        {bathrooms !== null && (
          <span className={classes.fact} title={t('object.bathrooms')}>
            <IconBath size={18} aria-hidden />
            {t('object.ba', { count: bathrooms })}
          </span>
        )}
        {area !== null && (
          <span className={classes.fact} title={t('object.area')}>
            <IconRulerMeasure size={18} aria-hidden />
            {formatArea(area, t)}
          </span>
        )}
        <span className={classes.fact}>
          <IconMapPin size={18} aria-hidden />
          {location ?? <span className="quiet">{t('object.noLocation')}</span>}
        </span>
      </Group>
    </Paper>
  )
}
