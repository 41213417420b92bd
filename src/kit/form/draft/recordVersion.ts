// Which of two readings of a record is the newer one.
import type { Values } from './draftSnapshot.ts'

const versionOf = (entity: Values) => entity['version'] as number | undefined

// Nobody else saved in between: what differs from what was sent is only how the server writes it.
export const isNext = (entity: Values, than: Values): boolean =>
  (versionOf(entity) ?? Infinity) <= (versionOf(than) ?? 0) + 1
export const isOlder = (entity: Values, than: Values): boolean =>
  (versionOf(entity) ?? Infinity) < (versionOf(than) ?? 0)
