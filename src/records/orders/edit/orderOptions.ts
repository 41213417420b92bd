import type { Option } from '#kit/fields/options.ts'
import { languages, languageNames } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { orderPurposes, orderServices, orderSides } from '../orderFields.contract.ts'

const nothing = { language: null, secondLanguage: null }

/** Options of the choices of an order, in the reader's language; languages, of its text, by their own names. */
export function useOrderOptions(
  text?: { languages: readonly Language[] },
  chosen: { language: string | null; secondLanguage: string | null } = nothing,
) {
  const t = useText()
  const offered = languages.filter(
    (one) =>
      !text ||
      text.languages.includes(one) ||
      one === chosen.language ||
      one === chosen.secondLanguage,
  )
  return {
    side: orderSides.map((value) => ({ value, text: t(`order.side.${value}`) })),
    service: orderServices.map((value) => ({ value, text: t(`order.service.${value}`) })),
    purpose: orderPurposes.map((value) => ({ value, text: t(`order.purpose.${value}`) })),
    language: offered.map((value) => ({ value, text: languageNames[value] })),
  } satisfies Record<string, Option[]>
}
