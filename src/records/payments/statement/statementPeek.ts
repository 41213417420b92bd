import { lazyPeek } from '#kit/list/lazyPeek.tsx'

/** Of an account with payments. */
export const statementPeek = lazyPeek<{ id: number; name: string }>(
  () => import('./StatementPeek.tsx').then((all) => all.StatementPeek),
  ({ name }) => name,
)
