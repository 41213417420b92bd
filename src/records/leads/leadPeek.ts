import { lazyPeek } from '#kit/list/lazyPeek.tsx'

export const leadPeek = lazyPeek<{ id: number; name: string | null }>(
  () => import('./view/LeadPeek.tsx').then((all) => all.LeadPeek),
  ({ id, name }, t) => name || t('lead.header', { number: id }),
)
