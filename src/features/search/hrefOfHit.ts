import { paths } from '#features/paths.ts'
import type { SearchHit } from './search.contract.ts'

/** Where a hit leads: everything but leads and objects is an account. */
export const hrefOfHit = (hit: SearchHit): string =>
  hit.entity === 'Object' ? paths.object(hit.id) : paths.account(hit.id)
