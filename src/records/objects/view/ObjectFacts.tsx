import { Group } from '@mantine/core'
import { IconBath, IconBed, IconRulerMeasure } from '@tabler/icons-react'
import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../objects.module.css'
import type { ObjectEntity } from '../objects.contract.ts'

/** Rooms and size in one line. */
export function ObjectFacts({ object }: { object: ObjectEntity }) {
  const t = useText()
  const { bedrooms, bathrooms, area } = object
  return (
    <Group gap="xs">
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
    </Group>
  )
}
