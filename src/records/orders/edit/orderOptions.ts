import type { Option } from '#kit/fields/options.ts'
import { languages, languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { orderPurposes, orderServices, orderSides } from '../orderFields.contract.ts'

/** Options of the choices of an order, in the reader's language; languages by their own names. */
export function useOrderOptions() {
  const t = useText()
  return {
    side: orderSides.map((value) => ({ value, text: t(`order.side.${value}`) })),
    service: orderServices.map((value) => ({ value, text: t(`order.service.${value}`) })),
    purpose: orderPurposes.map((value) => ({ value, text: t(`order.purpose.${value}`) })),
    language: languages.map((value) => ({ value, text: languageNames[value] })),
  } satisfies Record<string, Option[]>
}
