// The clock of `npm run test:days`, for programs that are started with an environment of their own.
type Environment = Record<string, string | undefined>

/** The settings of scripts/movedClock.c. Empty where the clock is that of the machine. */
export const movedClock = ({ MOVED_CLOCK, LD_PRELOAD }: Environment): Record<string, string> =>
  MOVED_CLOCK && LD_PRELOAD ? { MOVED_CLOCK, LD_PRELOAD } : {}
