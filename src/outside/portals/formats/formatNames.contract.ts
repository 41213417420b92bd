/** In the order in which they are offered. */
export const formatNames = ['kyero', 'lifull', 'meta', 'schemaOrg', 'rss', 'agencyJson'] as const
export type FormatName = (typeof formatNames)[number]
