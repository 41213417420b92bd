import type { TimelineRow } from './timeline.contract.ts'

/** Name of an object on the timeline. */
export const nameOf = (
  row: Pick<TimelineRow, 'title' | 'websiteCode' | 'referenceNumber'> | undefined,
): string => (row ? (row.title ?? row.websiteCode ?? `#${row.referenceNumber}`) : '')
