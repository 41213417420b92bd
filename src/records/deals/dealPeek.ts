import { lazyPeek } from '#kit/list/lazyPeek.tsx'

export const dealPeek = lazyPeek<{ id: number }>(
  () => import('./DealPeek.tsx').then((all) => all.DealPeek),
  ({ id }, t) => t('deal.header', { id }),
)
