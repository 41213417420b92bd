import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'

export const accountPeek = lazyPeek<{ id: number; name: string }>(
  () => import('./view/AccountPeek.tsx').then((all) => all.AccountPeek),
  ({ name }) => name,
)
