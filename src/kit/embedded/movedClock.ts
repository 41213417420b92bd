// Passes the shifted clock of `npm run test:days` on to programs that are started with an environment of their own.
type Environment = Record<string, string | undefined>

/** The variables that scripts/movedClock.c reads; empty if the clock is not shifted. */
export const movedClock = ({
  MOVED_CLOCK,
  MOVED_CLOCK_FILE,
  LD_PRELOAD,
}: Environment): Record<string, string> =>
  MOVED_CLOCK && LD_PRELOAD
    ? { MOVED_CLOCK, LD_PRELOAD, ...(MOVED_CLOCK_FILE && { MOVED_CLOCK_FILE }) }
    : {}
