// How maps are drawn at this address: set where the server is started, not here.
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#kit/i18n/useText.ts'
import { useVariant } from '#features/session/useVariant.ts'

export function MapInUse() {
  const t = useText()
  const url = useVariant()?.mapStyleUrl
  const { data: isReached } = useQuery({
    queryKey: ['mapStyle', url],
    queryFn: ({ signal }) =>
      fetch(url ?? '', { signal }).then(
        ({ ok }) => ok,
        () => false,
      ),
    enabled: Boolean(url),
    staleTime: Infinity,
  })
  if (url === undefined) return null
  return (
    <>
      <Text size="sm">
        {url === null ? t('settings.mapOutline') : t('settings.mapStyle', { url })}
      </Text>
      {isReached === false && (
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
