import { lazyPeek } from '#kit/list/lazyPeek.tsx'

export const viewingPeek = lazyPeek<{ id: number }>(
  () => import('./ViewingPeek.tsx').then((all) => all.ViewingPeek),
  ({ id }, t) => t('viewing.header', { number: id }),
)
