// What the records and places are called that values point at. Kept beside the values: a name is never
// sent, never in dispute, and of no weight for what is saved.
export class CalledNames {
  private readonly names = new Map<string, string>()

  remember(field: string, value: unknown, called: string | undefined): void {
    if (called && typeof value === 'number') this.names.set(`${field}/${value}`, called)
  }

  /** What was heard of it; undefined where nobody said. */
  of(field: string, value: unknown): string | undefined {
    return this.names.get(`${field}/${value as number}`)
  }

  /** The names of those among `values` that have one. */
  among(values: Record<string, unknown>): Record<string, string> {
    const named = Object.keys(values).flatMap((field) => {
      const called = this.of(field, values[field])
      return called === undefined ? [] : [[field, called] as const]
    })
    return Object.fromEntries(named)
  }
}
