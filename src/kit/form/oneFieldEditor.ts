// How values that are read can be clicked and changed one by one: the two calls that this takes.
import type { FieldChoices, ReplaceOne } from '../fields/oneField.ts'

type Calls = {
  choices: (fieldName: string) => Promise<FieldChoices>
  patch: (operations: ReplaceOne) => Promise<unknown>
}

/** What a form of read values is given. */
export const oneFieldEditor = ({ choices, patch }: Calls) => ({
  loadField: async (name: string) => ({ options: (await choices(name)).selectList }),
  saveField: (name: string, value: unknown) => patch([{ op: 'replace', path: `/${name}`, value }]),
})
