import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitEmails } from './splitEmails.ts'

test('several addresses, with names and links around them', () => {
  const split = (text: string) => splitEmails(text)
  expect(split('a@b.gr; c@d.gr, e@f.gr / g@h.gr\ni@j.gr').emails).toHaveLength(5)
  expect(split('Maria P. <maria@example.org>').emails).toEqual(['maria@example.org'])
  expect(split('mailto:maria@example.org?subject=x').emails).toEqual(['maria@example.org'])
  expect(split('maria@example.org.').emails).toEqual(['maria@example.org'])
  expect(split('\u200bmaria @ example.org,').emails).toEqual(['maria@example.org'])
  expect(split('a@b.gr a@b.gr (σπίτι)')).toEqual({ emails: ['a@b.gr'], faults: [] })
  expect(split("o'neil@example.org").emails).toEqual(["o'neil@example.org"])
  expect(split('')).toEqual({ emails: [], faults: [] })
})

test('invalid addresses say why', () => {
  // The first letter is Greek.
  expect(splitEmails('οffice@example.org').faults).toMatchObject([{ fault: 'foreignLetters' }])
  expect(splitEmails('info@ΟΤΕ.gr').faults).toMatchObject([{ fault: 'foreignLetters' }])
  expect(splitEmails('info@παράδειγμα.ελ')).toMatchObject({
    faults: [],
    emails: [expect.any(String)],
  })
  expect(splitEmails('maria@example').faults).toMatchObject([{ fault: 'noEmail' }])
  expect(splitEmails('not yet; a@b.gr')).toMatchObject({ emails: ['a@b.gr'], faults: [] })
  expect(splitEmails('none').faults).toMatchObject([{ text: 'none', fault: 'noEmail' }])
})

test('no text makes it throw', () => {
  const unit = fc.constantFrom(...'0123456789+-/(),; @.<>aαж\n')
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit, maxLength: 60 }),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      for (const email of splitEmails(text).emails) expect(email).toContain('@')
    }),
  )
})
