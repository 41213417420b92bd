import { afterEach, expect, test, vi } from 'vitest'
import { focusInvalid } from './focusInvalid.ts'

afterEach(() => vi.unstubAllGlobals())

type Around = { removeAttribute: (name: string) => void; dispatchEvent: (event: Event) => void }
type Field = {
  isWrong: boolean
  focus: () => void
  matches: () => boolean
  closest: () => Around | null
  querySelector: () => null
}

/** A fake form with these fields; records which one is focused, and what was unfolded before. */
function formOf(...wrong: boolean[]) {
  const focused: number[] = []
  const unfolded: string[] = []
  const around: Around = {
    removeAttribute: (name) => void unfolded.push(name),
    dispatchEvent: ({ type }) => void unfolded.push(`${type} before ${focused.length + 1}`),
  }
  const fields: Field[] = wrong.map((isWrong, at) => ({
    isWrong,
    focus: () => void focused.push(at),
    matches: () => isWrong,
    closest: () => around,
    querySelector: () => null,
  }))
  const form = {
    contains: (field: Field) => fields.includes(field),
    querySelector: () => fields.find(({ isWrong }) => isWrong) ?? null,
  }
  return { form: form as unknown as HTMLFormElement, fields, focused, unfolded }
}
const inside = (activeElement: Field | null) => vi.stubGlobal('document', { activeElement })

test('the first invalid field gets the focus, even if it was in another form', () => {
  const [mine, others] = [formOf(false, true, true), formOf(true)]
  inside(others.fields[0]!)
  focusInvalid(mine.form)
  expect([mine.focused, others.focused]).toEqual([[1], []])
})

test('the section around it is unfolded first', () => {
  const { form, focused, unfolded } = formOf(false, true)
  inside(null)
  focusInvalid(form)
  expect([unfolded, focused]).toEqual([['hidden', 'beforematch before 1'], [1]])
})

test('the focus stays in an invalid field', () => {
  const { form, fields, focused } = formOf(true, true)
  inside(fields[1]!)
  focusInvalid(form)
  expect(focused).toEqual([])
})

test('a form without invalid fields, or a removed one, does not move the focus', () => {
  const { form, focused } = formOf(false)
  inside(null)
  focusInvalid(form)
  focusInvalid(null)
  expect(focused).toEqual([])
})
