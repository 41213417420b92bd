import { lazyPeek } from '#kit/list/lazyPeek.tsx'

export const documentPeek = lazyPeek<{ id: number; name: string | null }>(
  () => import('./DocumentPeek.tsx').then((all) => all.DocumentPeek),
  ({ id, name }) => name || `#${id}`,
)
