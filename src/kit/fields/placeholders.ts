// Fields in texts that people write, as {name}; filled in for each reader.

const anyField = /\{([^{}\r\n]{0,60})\}/g

/** For texts that may contain these fields. */
export function placeholders<Name extends string>(names: readonly Name[]) {
  const isKnown = (name: string): name is Name => (names as readonly string[]).includes(name)
  type Values = Partial<Record<Name, string | null>>
  return {
    /** The first unknown field; undefined if all are known. */
    unknownField: (text: string): string | undefined =>
      [...text.matchAll(anyField)].map(([, name]) => name!).find((name) => !isKnown(name)),
    /** Fields without a value become empty. */
    filledIn: (text: string, values: Values): string =>
      text.replace(anyField, (whole, name: string) =>
        isKnown(name) ? (values[name] ?? '') : whole,
      ),
    /** The fields of these texts that have no value. */
    emptyFields: (texts: readonly string[], values: Values): Name[] =>
      names.filter((name) => !values[name] && texts.some((text) => text.includes(`{${name}}`))),
  }
}
