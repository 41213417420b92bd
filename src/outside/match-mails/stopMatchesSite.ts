import type { Backend } from '#base/backend/backend.ts'
import { endingSite } from '#outside/mail-templates/endingSite.ts'
import { leadOfToken, stopMatches, stopPath } from './stopMatches.store.ts'

/** The page that ends the mails of new matches for one lead. */
export const stopMatchesSite = (backend: Backend): void =>
  endingSite(backend, {
    name: 'newMatches',
    texts: 'stopMatches',
    askText: 'stopMatches.askText',
    pathOf: stopPath,
    idOf: (token) => leadOfToken(token, backend),
    end: (id) => stopMatches(backend.db, id, backend),
  })
