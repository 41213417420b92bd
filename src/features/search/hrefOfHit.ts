import { paths } from '#features/paths.ts'
import type { SearchHit } from './search.contract.ts'

/** Where a hit leads: everything but leads and objects is an account. */
export const hrefOfHit = (hit: SearchHit): string => paths.account(hit.id)
