import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'

export const objectPeek = lazyPeek<{ id: number; referenceNumber: string }>(
  () => import('./view/ObjectPeek.tsx').then((all) => all.ObjectPeek),
  ({ referenceNumber }, t) => t('object.header', { number: referenceNumber }),
)
