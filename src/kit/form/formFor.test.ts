import { expect, test } from 'vitest'
import { text } from '../fields/kinds.ts'
import { formFor } from './formFor.tsx'

test('a form whose fields have labels is one', () => {
  expect(formFor('kit', { yes: text, no: text })).toHaveProperty('RecordForm')
})

// Never run: what the compiler must refuse. An expected error that does not come is one itself.
function refused() {
  // @ts-expect-error -- there is no message kit.colour
  formFor('kit', { yes: text, colour: text })
  // @ts-expect-error -- there are no messages of such an entity
  formFor('kitt', { yes: text })
}
void refused
