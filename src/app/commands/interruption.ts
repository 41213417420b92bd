// Ctrl-C and SIGTERM for commands that clean up before they end.

/** Runs `work` with an abort signal: the first Ctrl-C or SIGTERM aborts it, the second ends the process at once. */
export async function interruptible<Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const names = ['SIGINT', 'SIGTERM'] as const
  for (const name of names) process.once(name, abort)
  try {
    return await work(controller.signal)
  } catch (error) {
    if (!controller.signal.aborted) throw error
    throw new Error('Interrupted: nothing was changed', { cause: error })
  } finally {
    for (const name of names) process.off(name, abort)
  }
}
