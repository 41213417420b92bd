// Tells which of two versions of a record is newer.
import type { Values } from './draftSnapshot.ts'

const versionOf = (entity: Values) => entity['version'] as number | undefined

// Nobody else has saved in between: differences from the sent values are normalisations by the server.
export const isNext = (entity: Values, than: Values): boolean =>
  (versionOf(entity) ?? Infinity) <= (versionOf(than) ?? 0) + 1
export const isOlder = (entity: Values, than: Values): boolean =>
  (versionOf(entity) ?? Infinity) < (versionOf(than) ?? 0)
