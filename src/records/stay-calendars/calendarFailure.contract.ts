// Why a calendar could not be read; each is the key of a text.

export const failures = [
  ...(['address', 'inside', 'unknownHost', 'unreachable', 'slow', 'large'] as const),
  ...(['missing', 'denied', 'status', 'redirects', 'notCalendar', 'broken', 'many'] as const),
] as const
export type Failure = (typeof failures)[number]
