// One check of the doctor, and its outcome.

export type Finding = {
  /** `untried`: the checked service could not be reached, or is not set up. */
  state: 'ok' | 'wrong' | 'mended' | 'untried'
  /** One line: the result; for `wrong` what to do, for `untried` the reason. */
  said: string
  /** One line for each of several faults; at most some hundred. */
  details?: readonly string[]
  /** The number of faults; 1 for `wrong` by default. */
  faults?: number
  mended?: number
  [fact: string]: unknown
}

export type Check = {
  /** Printed before the line, and in `--json`. */
  name: string
  run: () => Promise<Finding>
}

export const ok = (said: string, facts: object = {}): Finding => ({ state: 'ok', said, ...facts })
export const wrong = (said: string, facts: object = {}): Finding => ({
  state: 'wrong',
  said,
  ...facts,
})
export const untried = (said: string): Finding => ({ state: 'untried', said })

/** Limits the time of the work, so that one that hangs does not block other checks. */
export async function withTimeout<Answer>(seconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`there was no answer within ${seconds} seconds`)),
      seconds * 1000,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
