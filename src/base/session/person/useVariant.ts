// The product variant at this host. It depends on the host alone, so it is loaded once.
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { useMay, useSession } from './useSession.ts'

type Variant = {
  paymentsOnly: boolean
  paymentsBrand: boolean
  /** The CRM's URL for links out of the payments pages; null at the CRM itself, or if none is configured. */
  crmUrl: string | null
  /** The MapLibre style URLs for the light and dark schemes; null: draw an outline that needs no network. */
  mapStyle: { light: string; dark: string } | null
  /** Whether a geocoder is available. */
  geocoder: boolean
  /** Each value is null until somebody enters it. */
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

/** Loaded together with the texts, so that it is there when the first screen renders. */
export const variantQuery = {
  queryKey: ['/variant.json'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await (await fetch('/variant.json', { signal })).json()) as Variant,
  staleTime: Infinity,
  meta: { shows: ['agency'] },
}

/** Undefined while loading; the ordinary variant if loading fails. */
export function useVariant(): Variant | undefined {
  const { data, isError } = useQuery(variantQuery)
  return isError ? ordinary : data
}

/**
 * Whether the person sees payments only: everyone in the payments-only variant, and anyone signed in who is
 * not staff. Undefined while loading.
 */
export function usePaymentsOnly(): boolean | undefined {
  const variant = useVariant()
  const isStaff = useMay()(staff)
  const person = useSession()
  return (person !== null && !isStaff) || variant?.paymentsOnly
}

/**
 * The agency's name in the current language and its logo, or the product's own if they are not entered.
 * `ofPayments`: the brand of the payments pages. The product's icons are square; a logo can have any shape.
 */
export function useBrand(ofPayments = false): { name: string; logo: string; isSquare: boolean } {
  const t = useText()
  const language = useLanguage()
  const agency = useVariant()?.agency
  const name = agency?.names[language as Language]
  const own = ofPayments ? t('session.paymentsBrand') : t('session.brand')
  const named = ofPayments && name ? t('session.paymentsBrandOf', { name }) : name
  const icon = ofPayments ? '/payments.svg' : '/favicon.svg'
  return { name: named ?? own, logo: agency?.logo ?? icon, isSquare: !agency?.logo }
}
