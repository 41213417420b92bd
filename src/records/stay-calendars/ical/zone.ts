export type Zone = {
  /** Milliseconds since 1970 at which clocks there show this local YYYY-MM-DDTHH:mm:ss. */
  instantOf: (local: string) => number
  /** Whose clocks say which day it is; the agency's where it is undefined. */
  days?: Zone
}
