// The names of records and places that values refer to. Stored beside the values, because names are never sent, never in
// conflict, and do not affect the save state.
export class CalledNames {
  private readonly names = new Map<string, string>()

  remember(field: string, value: unknown, called: string | undefined): void {
    if (called && typeof value === 'number') this.names.set(`${field}/${value}`, called)
  }

  /** The known name; undefined if unknown. */
  of(field: string, value: unknown): string | undefined {
    return this.names.get(`${field}/${value as number}`)
  }

  /** The known names of the `values`. */
  among(values: Record<string, unknown>): Record<string, string> {
    const named = Object.keys(values).flatMap((field) => {
      const called = this.of(field, values[field])
      return called === undefined ? [] : [[field, called] as const]
    })
    return Object.fromEntries(named)
  }
}
