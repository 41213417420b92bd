// The service whose timestamps (RFC 3161) prove when the acts of orders existed, entered by administrators.
import { z } from 'zod'
import { textUpTo, textareaUpTo } from '#kit/fields/kinds.ts'
import { instant, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const timestampSettingsFields = {
  /** Without one, nothing is stamped. */
  url: textUpTo(300),
  /** Those that are trusted, as PEM; without any, the name of the service is not checked. */
  certificates: textareaUpTo(20_000),
} as const

/** Why there is no timestamp; each has a text. */
export const stampFailures = [
  ...(['address', 'inside', 'unknownHost', 'unreachable', 'slow', 'large'] as const),
  ...(['missing', 'denied', 'status', 'redirects'] as const),
  ...(['refused', 'unreadable', 'otherContent', 'otherRequest', 'badSignature'] as const),
  ...(['untrusted', 'otherTime'] as const),
] as const
export type StampFailure = (typeof stampFailures)[number]

export const timestampSettings = schemaOf(timestampSettingsFields).extend({
  id: z.int(),
  /** When the service last failed, and why; null since it works. */
  failedOn: instant.nullable(),
  failure: z.enum(stampFailures).nullable(),
  /** Acts with and without a timestamp. */
  stamped: z.int(),
  unstamped: z.int(),
  ...stamps,
})
export type TimestampSettings = z.output<typeof timestampSettings>

const settingsUpdate = updateOf(timestampSettingsFields, timestampSettings, {
  id: z.unknown().optional(),
})
export type TimestampSettingsUpdate = z.output<typeof settingsUpdate>

export const timestampSettingsApi = {
  getTimestampSettings: get('/api/TimestampSettings', {
    may: admin,
    shows: ['timestampSettings', 'order', 'account'],
    answer: timestampSettings,
  }),
  saveTimestampSettings: post('/api/TimestampSettings/update', {
    may: admin,
    changes: ['timestampSettings', 'order'],
    body: settingsUpdate,
    answer: timestampSettings,
  }),
  /** Asks the service for a timestamp, with values that may not be saved yet. */
  tryTimestamp: post('/api/TimestampSettings/try', {
    may: admin,
    changes: [],
    body: z.strictObject({
      url: z.string().trim().min(1).max(300),
      certificates: z.string().max(20_000).nullable(),
    }),
    answer: z.object({
      isStamped: z.boolean(),
      /** What the service answered, in the reader's language. */
      text: z.string(),
    }),
  }),
}
