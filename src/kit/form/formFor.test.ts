import { expect, test } from 'vitest'
import { text } from '../fields/kinds.ts'
import { formFor } from './formFor.tsx'

test('a form compiles if all its fields have labels', () => {
  expect(formFor('kit', { yes: text, no: text })).toHaveProperty('RecordForm')
})

// Never run: each of these must not compile.
function refused() {
  // @ts-expect-error -- there is no message kit.colour
  formFor('kit', { yes: text, colour: text })
  // @ts-expect-error -- there are no messages of such an entity
  formFor('kitt', { yes: text })
}
void refused
