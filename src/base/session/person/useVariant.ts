// Which variant of the product this address is: the host decides, so the server is asked once.
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { useMay, useSession } from './useSession.ts'

type Variant = {
  paymentsOnly: boolean
  paymentsBrand: boolean
  /** Where the CRM is, for links out of the payments-only variant; null where there is no way. */
  crmUrl: string | null
  /** The MapLibre styles that maps are drawn with, by day and by night; null: an outline without a network. */
  mapStyle: { light: string; dark: string } | null
  /** Positions of addresses can be asked for. */
  geocoder: boolean
  /** Null where nobody has entered it. */
  agency: {
    names: Record<Language, string | null>
    logo: string | null
    accent: string | null
  }
}

const ordinary: Variant = {
  paymentsOnly: false,
  paymentsBrand: false,
  crmUrl: null,
  mapStyle: null,
  geocoder: false,
  agency: { names: { en: null, el: null, ru: null }, logo: null, accent: null },
}

/** Asked together with the texts, so that it is there when the first screen is drawn. */
export const variantQuery = {
  queryKey: ['/variant.json'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await (await fetch('/variant.json', { signal })).json()) as Variant,
  staleTime: Infinity,
  meta: { shows: ['agency'] },
}

/** Undefined until it is known; the ordinary product where it cannot be known. */
export function useVariant(): Variant | undefined {
  const { data, isError } = useQuery(variantQuery)
  return isError ? ordinary : data
}

/**
 * Whether the person meets payments and nothing else: at the payments host, and anywhere who is not
 * staff. Undefined until it is known.
 */
export function usePaymentsOnly(): boolean | undefined {
  const variant = useVariant()
  const isStaff = useMay()(staff)
  const person = useSession()
  return (person !== null && !isStaff) || variant?.paymentsOnly
}

/**
 * The agency's name in the reader's language and its logo, or the product's where nobody has entered them;
 * `ofPayments` what stands over payments. A sign of the product is square, a logo has any shape.
 */
export function useBrand(ofPayments = false): { name: string; logo: string; isSquare: boolean } {
  const t = useText()
  const language = useLanguage()
  const agency = useVariant()?.agency
  const name = agency?.names[language as Language]
  const own = ofPayments ? t('session.paymentsBrand') : t('session.brand')
  const named = ofPayments && name ? t('session.paymentsBrandOf', { name }) : name
  const sign = ofPayments ? '/payments.svg' : '/favicon.svg'
  return { name: named ?? own, logo: agency?.logo ?? sign, isSquare: !agency?.logo }
}
