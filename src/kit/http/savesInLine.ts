/**
 * For a screen that saves one record several times: of each record one save after the other. `save` gets the version
 * to build on, the newer of the one that was `seen` and the one that this screen itself has made last; so who goes on
 * before the answer, or takes back step after step, is not taken for somebody else. Rejects as `save` does.
 */
export function savesInLine() {
  const made = new Map<number | string, Promise<number>>()
  return <Saved extends { version: number }>(
    id: number | string,
    seen: number,
    save: (version: number) => Promise<Saved>,
  ): Promise<Saved> => {
    const before = made.get(id) ?? Promise.resolve(0)
    const saving = before.then((own) => save(Math.max(own, seen)))
    // One that failed has made none: what was made before it still is this screen's own.
    const after = saving.then(
      ({ version }) => version,
      () => before,
    )
    made.set(id, after)
    return saving
  }
}
