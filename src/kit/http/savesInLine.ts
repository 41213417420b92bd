/**
 * Queues the saves of each record, for a screen that saves one record several times. `save` gets the version to build
 * on: the newer of the version `seen` and the last one that this screen made itself. So a user who goes on before the
 * answer, or undoes several steps, gets no conflict with their own changes. Rejects when `save` does.
 */
export function savesInLine() {
  const versions = new Map<number | string, Promise<number>>()
  return <Saved extends { version: number }>(
    id: number | string,
    seen: number,
    save: (version: number) => Promise<Saved>,
  ): Promise<Saved> => {
    const before = versions.get(id) ?? Promise.resolve(0)
    const saving = before.then((own) => save(Math.max(own, seen)))
    // A failed save made no version: the next save builds on the one before it.
    const after = saving.then(
      ({ version }) => version,
      () => before,
    )
    versions.set(id, after)
    return saving
  }
}
