import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { withSlots } from '#base/register/slots.tsx'

export const accountPeek = lazyPeek<{ id: number; name: string }>(
  () => withSlots(import('./view/AccountPeek.tsx'), 'LatestEntries').then((all) => all.AccountPeek),
  ({ name }) => name,
)
