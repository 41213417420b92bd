import { Group } from '@mantine/core'
import { IconBath, IconBed, IconRulerMeasure } from '@tabler/icons-react'
import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectEntity } from '../objects.contract.ts'

/** Rooms and size in one line. */
export function ObjectFacts({ object }: { object: ObjectEntity }) {
  const t = useText()
  const { bedrooms, bathrooms, area } = object
  return (
    <Group gap="xs">
      {bedrooms !== null && (
        <Group component="span" gap={6} wrap="nowrap" title={t('object.bedrooms')}>
          <IconBed size={18} color="var(--estia-quiet)" aria-hidden />
          {t('object.bd', { count: bedrooms })}
        </Group>
      )}
      {bathrooms !== null && (
        <Group component="span" gap={6} wrap="nowrap" title={t('object.bathrooms')}>
          <IconBath size={18} color="var(--estia-quiet)" aria-hidden />
          {t('object.ba', { count: bathrooms })}
        </Group>
      )}
      {area !== null && (
        <Group component="span" gap={6} wrap="nowrap" title={t('object.area')}>
          <IconRulerMeasure size={18} color="var(--estia-quiet)" aria-hidden />
          {formatArea(area, t)}
        </Group>
      )}
    </Group>
  )
}
