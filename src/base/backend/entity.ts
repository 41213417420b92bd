// Declares an entity: a kind of record that a feature stores.
import { entitiesOf } from '#kit/db/entity.ts'
import type { Tables } from './tables.ts'

export const entityOf = entitiesOf<Tables>()
