// The map service's style, loaded once and shared by all maps until the page is closed.
import { useQuery } from '@tanstack/react-query'
import type { StyleSpecification } from 'maplibre-gl'
import { useVariant } from './useVariant.ts'

// In milliseconds: the timeout of a request, and the pause before retrying after a failure.
const timeout = 10_000
const retryDelay = 60_000

/** No `url`: no map service is configured. No `style`: the service cannot be reached. */
export type MapService =
  | { url: null; style: null }
  | { url: string; style: StyleSpecification | null }

/** Undefined while the variant or the style is loading. */
export function useMapService(scheme: 'light' | 'dark'): MapService | undefined {
  const variant = useVariant()
  const url = variant?.mapStyle?.[scheme]
  const { data: style } = useQuery({
    queryKey: ['mapStyle', url],
    queryFn: ({ signal }) => load(url ?? '', signal),
    enabled: url !== undefined,
    staleTime: ({ state }) => (state.data ? Infinity : retryDelay),
    gcTime: Infinity,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!variant) return undefined
  if (url === undefined) return { url: null, style: null }
  return style === undefined ? undefined : { url, style }
}

async function load(url: string, signal: AbortSignal): Promise<StyleSpecification | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    const style = (await response.json()) as Partial<StyleSpecification>
    return response.ok && Array.isArray(style.layers) && style.sources
      ? (style as StyleSpecification)
      : null
  } catch {
    return null
  }
}
