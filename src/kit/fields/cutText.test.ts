import { expect, test } from 'vitest'
import { cutText } from './cutText.ts'

test('a text is cut between two characters', () => {
  expect(cutText('maria', 9)).toBe('maria')
  expect(cutText('maria', 3)).toBe('mar')
  expect(cutText('ab😀c', 3)).toBe('ab')
  expect(cutText('ab😀c', 4)).toBe('ab😀')
})
