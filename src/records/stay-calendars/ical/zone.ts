export type Zone = {
  /** Milliseconds since 1970 of this local time YYYY-MM-DDTHH:mm:ss in the zone. */
  instantOf: (local: string) => number
  /** The zone that decides on which day a time falls; the agency's if undefined. */
  days?: Zone
}
