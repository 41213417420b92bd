import { useText } from '#kit/i18n/useText.ts'
import type { Order } from '../orders.contract.ts'

/** What an order is called: by its number once it is issued. */
export function useOrderTitle({ number }: Order): string {
  const t = useText()
  return number === null ? t('order.draft') : t('order.header', { number })
}
