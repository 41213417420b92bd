import { lazyPeek } from '#kit/list/lazyPeek.tsx'
import type { ObjectKeyRow } from './objectKeys.contract.ts'

export const keyPeek = lazyPeek<ObjectKeyRow>(
  () => import('./KeyPeek.tsx').then((all) => all.KeyPeek),
  ({ objectReferenceNumber }, t) => t('objectKey.header', { number: objectReferenceNumber }),
)
