import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { withSlots } from '#base/register/slots.tsx'

export const objectPeek = lazyPeek<{ id: number; referenceNumber: string }>(
  () => withSlots(import('./view/ObjectPeek.tsx'), 'LatestEntries').then((all) => all.ObjectPeek),
  ({ referenceNumber }, t) => t('object.header', { number: referenceNumber }),
)
