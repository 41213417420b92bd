// Changes the day or the time of a local YYYY-MM-DDTHH:mm:ss. A shorter text stays as it is.

const whole = 19

export const hasParts = (dateTime: string | null): dateTime is string =>
  dateTime !== null && dateTime.length >= whole

/** `day` is YYYY-MM-DD. */
export const withDay = (dateTime: string | null, day: string): string | null =>
  hasParts(dateTime) ? day + dateTime.slice(10) : dateTime

/** `time` is HH:mm. */
export const withTime = (dateTime: string | null, time: string): string | null =>
  hasParts(dateTime) ? `${dateTime.slice(0, 11)}${time}:00` : dateTime

/** The name under which a draft stores an invalid time of the field `name`. */
export const timeName = (name: string): string => `${name}.time`

/** The field whose time has this name; undefined for other names. */
export const dayOfTime = (name: string): string | undefined => /^(.+)\.time$/.exec(name)?.[1]
