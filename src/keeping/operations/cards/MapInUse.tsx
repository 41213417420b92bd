// The map service of this server. It is configured at deployment, so this only shows it.
import { Text, useComputedColorScheme } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { useMapService } from '#base/session/person/useMapService.ts'
import { useVariant } from '#base/session/person/useVariant.ts'

export function MapInUse() {
  const t = useText()
  const scheme = useComputedColorScheme('light')
  const service = useMapService(scheme)
  const variant = useVariant()
  if (!variant) return null
  const url = variant.mapStyle?.[scheme]
  return (
    <>
      <Text size="sm">
        {url === undefined ? t('settings.mapOutline') : t('settings.mapStyle', { url })}
      </Text>
      {url !== undefined && service?.style === null && (
        <Text size="sm" component="output" display="block">
          {t('settings.mapUnreached')}
        </Text>
      )}
      <Text size="sm" className="quiet">
        {t('settings.mapHint')}
      </Text>
    </>
  )
}
