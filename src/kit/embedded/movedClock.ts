// The clock of `npm run test:days`, for programs that are started with an environment of their own.
type Environment = Record<string, string | undefined>

const given = (all: Environment) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

/** For Node: the settings of libfaketime. Empty where the clock is that of the machine. */
export const movedClock = ({
  FAKETIME,
  FAKETIME_DONT_FAKE_MONOTONIC,
  LD_PRELOAD,
  POSTGRES_CLOCK,
}: Environment) => given({ FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD, POSTGRES_CLOCK })

/** For PostgreSQL, whose timers need a library of their own: scripts/movedClock.c. */
export const movedClockOfPostgres = ({ FAKETIME, POSTGRES_CLOCK }: Environment) =>
  POSTGRES_CLOCK ? given({ FAKETIME, LD_PRELOAD: POSTGRES_CLOCK }) : {}
