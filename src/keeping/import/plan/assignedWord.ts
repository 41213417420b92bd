import type { ColumnUse } from '../mapping.contract.ts'

/** What a person has assigned to this text of a column. A cell may say `constructor`. */
export const assignedWord = (
  { values }: Pick<ColumnUse, 'values'>,
  text: string,
): string | undefined => (values && Object.hasOwn(values, text) ? values[text] : undefined)
