/** In the order of the choice on the screen. */
export const formatNames = ['kyero', 'lifull', 'meta', 'schemaOrg', 'rss', 'agencyJson'] as const
export type FormatName = (typeof formatNames)[number]
