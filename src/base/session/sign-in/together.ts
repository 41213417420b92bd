type Waiting<Key, Answer> = PromiseWithResolvers<Answer> & { key: Key }

/**
 * Batches look-ups: collects the keys of one turn of the event loop, and calls `ask` once at its end. `ask` resolves to the
 * results in the order of the keys.
 */
export function together<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = []

  async function askForAll() {
    const group = waiting
    waiting = []
    try {
      const answers = await ask(group.map(({ key }) => key))
      group.forEach(({ resolve }, at) => resolve(answers[at] as Answer))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return (key) => {
    if (waiting.length === 0) setImmediate(() => void askForAll())
    const answer = { key, ...Promise.withResolvers<Answer>() }
    waiting.push(answer)
    return answer.promise
  }
}
