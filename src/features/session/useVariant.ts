// Which variant of the product this address is: the host decides, so the server is asked once.
import { useQuery } from '@tanstack/react-query'

type Variant = {
  paymentsOnly: boolean
  paymentsBrand: boolean
  /** The MapLibre style that maps are drawn with; null: an outline without a network. */
  mapStyleUrl: string | null
}

/** Undefined until it is known; the ordinary product where it cannot be known. */
export function useVariant(): Variant | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/variant.json'],
    queryFn: async ({ signal }) =>
      (await (await fetch('/variant.json', { signal })).json()) as Variant,
    staleTime: Infinity,
  })
  return isError ? { paymentsOnly: false, paymentsBrand: false, mapStyleUrl: null } : data
}
