// How a feature declares whose records it stores.
import { entitiesOf } from '#kit/db/entity.ts'
import type { Tables } from './tables.ts'

export const entityOf = entitiesOf<Tables>()
