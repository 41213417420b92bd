import { lazyPeek } from '#kit/list/lazyPeek.tsx'
import type { AlertRow } from './alerts.contract.ts'

export const alertPeek = lazyPeek<AlertRow>(
  () => import('./AlertPeek.tsx').then((all) => all.AlertPeek),
  ({ source }) => source,
)
