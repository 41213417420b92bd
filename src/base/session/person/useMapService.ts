// The style of the map service, asked for once and kept for every map of the visit.
import { useQuery } from '@tanstack/react-query'
import type { StyleSpecification } from 'maplibre-gl'
import { useVariant } from './useVariant.ts'

/** In milliseconds: who does not answer at all is not waited for, and who did not answer is left in peace. */
const longest = 10_000
const inPeace = 60_000

/** Without an address no service is asked; without a style it cannot be reached. */
export type MapService =
  | { url: null; style: null }
  | { url: string; style: StyleSpecification | null }

/** Undefined until it is known, which is soon or never: a map does not wait for it for long. */
export function useMapService(scheme: 'light' | 'dark'): MapService | undefined {
  const variant = useVariant()
  const url = variant?.mapStyle?.[scheme]
  const { data: style } = useQuery({
    queryKey: ['mapStyle', url],
    queryFn: ({ signal }) => load(url ?? '', signal),
    enabled: url !== undefined,
    staleTime: ({ state }) => (state.data ? Infinity : inPeace),
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
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
    })
    const style = (await answer.json()) as Partial<StyleSpecification>
    return answer.ok && Array.isArray(style.layers) && style.sources
      ? (style as StyleSpecification)
      : null
  } catch {
    return null
  }
}
