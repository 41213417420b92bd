// PostgreSQL's names of log segments: timeline, log and segment, eight hexadecimal digits each, such as
// 000000010000000000000007.

/** Bytes per segment; the embedded database uses PostgreSQL's default. */
export const segmentSize = 16 * 1024 * 1024
const segmentsPerLog = 2 ** 32 / segmentSize

export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)

/**
 * The files that PostgreSQL archives: segments, the history of a timeline, the end of a backup, and the last segment before a
 * fork.
 */
export const isArchived = (name: string): boolean =>
  /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/.test(name)

export const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16)

/** The number of a segment, counted from the beginning of the log on any timeline. */
export const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * segmentsPerLog + Number.parseInt(name.slice(16, 24), 16)

const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')

export const segmentName = (timeline: number, segment: number): string =>
  digits(timeline) + digits(Math.floor(segment / segmentsPerLog)) + digits(segment % segmentsPerLog)

/** The segment that contains a log position such as `0/7000028`. */
export function segmentAt(position: string): number {
  const [log = '', offset = ''] = position.split('/')
  return (
    Number.parseInt(log, 16) * segmentsPerLog +
    Math.floor(Number.parseInt(offset, 16) / segmentSize)
  )
}
