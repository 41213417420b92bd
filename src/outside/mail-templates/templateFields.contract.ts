// The fields that a template may contain, as {name}; filled in for each recipient.
export const templateFields = [
  'name',
  'property',
  'day',
  'time',
  'agent',
  'phone',
  'agency',
] as const
export type TemplateField = (typeof templateFields)[number]

const anyField = /\{([^{}\r\n]{0,60})\}/g
const isKnown = (name: string): name is TemplateField =>
  (templateFields as readonly string[]).includes(name)

/** The first unknown field; undefined if all are known. */
export const unknownField = (text: string): string | undefined =>
  [...text.matchAll(anyField)].map(([, name]) => name!).find((name) => !isKnown(name))

type Values = Partial<Record<TemplateField, string | null>>

/** Fields without a value become empty. */
export const filledIn = (text: string, values: Values): string =>
  text.replace(anyField, (whole, name: string) => (isKnown(name) ? (values[name] ?? '') : whole))

/** The fields of these texts that have no value. */
export const emptyFields = (texts: readonly string[], values: Values): TemplateField[] =>
  templateFields.filter((name) => !values[name] && texts.some((text) => text.includes(`{${name}}`)))
