import type { Backend } from '#base/backend/backend.ts'
import { endingSite } from './endingSite.ts'
import {
  accountOfToken,
  endMailings,
  unsubscribePath,
} from '#records/accounts/unsubscribe.store.ts'

/** The page that ends advertising to one account. */
export const unsubscribeSite = (backend: Backend): void =>
  endingSite(backend, {
    name: 'unsubscribe',
    texts: 'unsubscribe',
    pathOf: unsubscribePath,
    idOf: (token) => accountOfToken(token, backend),
    end: (id) => endMailings(backend.db, id),
  })
