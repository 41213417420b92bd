import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPhones } from './splitPhones.ts'

const phones = (text: string) => splitPhones(text).phones.map(({ e164 }) => e164)

test.each([
  ['6971234567', ['+306971234567']],
  ['2310 123456-7', ['+302310123456', '+302310123457']],
  ['2310 123456/7', ['+302310123456', '+302310123457']],
  ['2310/123456', ['+302310123456']],
  ['2310-123456', ['+302310123456']],
  ['2310 123456, 6971234567', ['+302310123456', '+306971234567']],
  ['2310 123456 και 6971234567', ['+302310123456', '+306971234567']],
  ['6971234567\n2310123456', ['+306971234567', '+302310123456']],
  ['6971234567 2310 123 456', ['+306971234567', '+302310123456']],
  ['6971234567 - 2310123456', ['+306971234567', '+302310123456']],
  ['+30 (0)2310 123456', ['+302310123456']],
  ['00306971234567', ['+306971234567']],
  ['306971234567', ['+306971234567']],
  ['6971234567.0', ['+306971234567']],
  ['8 (912) 345-67-89', ['+79123456789']],
  ['79123456789; +49 30 901820', ['+79123456789', '+4930901820']],
])('%j holds %j', (text, expected) => {
  expect(phones(text)).toEqual(expected)
  expect(splitPhones(text).faults).toEqual([])
})

test('text beside a phone is kept as a remark', () => {
  expect(splitPhones('6971234567 (γυναίκα του), 2310123456 σπίτι').phones).toMatchObject([
    { text: '6971234567', remark: 'γυναίκα του', extension: null },
    { text: '2310123456', remark: 'σπίτι' },
  ])
  expect(splitPhones('τηλ. 2310123456 εσωτ. 12').phones).toMatchObject([
    { text: '2310123456', remark: null, extension: '12' },
  ])
  expect(splitPhones('+7 495 123-45-67 доб. 105').phones).toMatchObject([
    { e164: '+74951234567', extension: '105', remark: null },
  ])
  expect(splitPhones('Γιώργος: 6971234567 / Μαρία (κόρη) 6941234567').phones).toMatchObject([
    { e164: '+306971234567', remark: 'Γιώργος' },
    { e164: '+306941234567', remark: expect.stringContaining('κόρη') },
  ])
})

test('invalid phones are reported, valid ones beside them are read', () => {
  for (const text of ['6.97123E+09', '6,97123E+09'])
    expect(splitPhones(text)).toEqual({ phones: [], faults: [{ text, fault: 'exponent' }] })
  expect(splitPhones('697123456 / 2310123456')).toMatchObject({
    phones: [{ e164: '+302310123456' }],
    faults: [{ text: '697123456', fault: 'noPhone' }],
  })
  expect(splitPhones('δεν έχει').faults).toMatchObject([{ fault: 'noPhone' }])
  expect(splitPhones(' ')).toEqual({ phones: [], faults: [] })
})

test('numbers without a country are of the given one', () => {
  expect(splitPhones('030 901820', 'DE').phones).toMatchObject([{ e164: '+4930901820' }])
  expect(splitPhones('8 912 345-67-89', 'RU').phones).toMatchObject([{ e164: '+79123456789' }])
})

test('no text makes it fail', () => {
  const unit = fc.constantFrom(...'0123456789+-/(),; @.<>aαж\n')
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit, maxLength: 60 }),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { e164 } of splitPhones(text).phones) expect(e164).toMatch(/^\+\d{5,15}$/)
    }),
  )
})
