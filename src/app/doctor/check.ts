// One check of the doctor, and its outcome.

export type Finding = {
  /** `untried`: what it is about could not be reached, or is not set. */
  state: 'ok' | 'wrong' | 'mended' | 'untried'
  /** One line: what is so; for `wrong` what to do, for `untried` why. */
  said: string
  /** One line for each fault, where there are several; at most some hundred. */
  details?: readonly string[]
  /** One for `wrong`, unless it says how many. */
  faults?: number
  mended?: number
  [fact: string]: unknown
}

export type Check = {
  /** Stands before the line, and in `--json`. */
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

/** A stream or promise that never ends must not hold up the others. */
export async function within<Answer>(seconds: number, work: Promise<Answer>): Promise<Answer> {
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
