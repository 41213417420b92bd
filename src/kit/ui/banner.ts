// The message above the page, which can be set from anywhere.
import { createStore, useStore } from './store.ts'

export type BannerType = 'success' | 'warning' | 'danger'
export type BannerMessage = { type: BannerType; markup: string }

const message = createStore<BannerMessage | null>(null)

export const banner = {
  /** `markup` may contain simple HTML, which is sanitised when shown. */
  show: (type: BannerType, markup: string): void => message.set({ type, markup }),
  clear: (): void => message.set(null),
}

export const useBannerMessage = (): BannerMessage | null => useStore(message)
