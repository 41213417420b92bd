// An evidence file proves itself: any change of it, of one byte too, is found.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actSumOf, newSigningKeys, noActBefore, signSum, sumOf } from './acts.ts'
import { checkEvidence, writeEvidence } from './evidenceFile.ts'
import type { Evidence } from './evidenceFile.ts'

const keys = newSigningKeys()
const pdf = Buffer.from('%PDF-1.7 Εντολή 12')

function actOf(number: number, previous: string, content: object): Evidence['acts'][number] {
  const text = { number, previous, content: JSON.stringify(content) }
  const sum = actSumOf(text)
  return {
    ...text,
    sum,
    signature: signSum(sum, keys.privateKey).toString('base64'),
    publicKey: keys.publicKey.toString('base64'),
    timestamp: null,
  }
}
const file = { name: 'order.pdf', sum: sumOf(pdf), size: pdf.length }
const text = '{"title":"Εντολή υπόδειξης"}'
const first = actOf(1, noActBefore, { act: 'issued', text: sumOf(text), files: [] })
const second = actOf(2, first.sum, { act: 'signed', files: [file] })
const files = [{ name: file.name, content: pdf.toString('base64') }]
const texts = [text]
const whole: Evidence = { format: 'estia-evidence-2', acts: [first, second], files, texts }
const foundIn = async (evidence: Evidence) =>
  (await checkEvidence(writeEvidence(evidence, keys))).findings

test('what was not changed is confirmed, with its acts and files', async () => {
  const verdict = await checkEvidence(writeEvidence(whole, keys))
  expect(verdict).toMatchObject({
    ok: true,
    findings: [],
    texts: ['{"title":"Εντολή υπόδειξης"}'],
    files: [{ name: 'order.pdf', size: pdf.length }],
  })
  expect(verdict.acts.map(({ number }) => number)).toEqual([1, 2])
})

const earlier = readFileSync(new URL('testing/earlierEvidence.txt', import.meta.url), 'utf8')

test('evidence that was written before texts stood in it is still confirmed', async () => {
  expect(await checkEvidence(earlier)).toMatchObject({ ok: true, findings: [], texts: null })
})

test.each([
  ['without texts', earlier],
  ['with its text', writeEvidence(whole, keys)],
])('a change of any one byte is found %s', async (_name, evidence) => {
  const bytes = Buffer.from(evidence)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: bytes.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const changed = Buffer.from(bytes)
        changed[at]! ^= change
        expect((await checkEvidence(changed.toString('utf8'))).ok).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})

test('who seals a changed file again with a key of their own still cannot change an act', async () => {
  const stranger = newSigningKeys()
  const forged = { ...first, content: first.content!.replace('issued', 'denied') }
  const changed = writeEvidence({ ...whole, acts: [forged, second] }, stranger)
  expect((await checkEvidence(changed)).findings).toEqual([{ found: 'actChanged', act: 1 }])
  const resummed = { ...forged, sum: actSumOf(forged) }
  const again = writeEvidence({ ...whole, acts: [resummed, second] }, stranger)
  expect((await checkEvidence(again)).findings).toEqual([
    { found: 'actNotSigned', act: 1 },
    { found: 'actsOutOfOrder', act: 2 },
  ])
})

test('a text that is missing, changed or foreign is found, also by who seals the file again', async () => {
  const stranger = newSigningKeys()
  const foundWith = async (all: string[]) =>
    (await checkEvidence(writeEvidence({ ...whole, texts: all }, stranger))).findings
  expect(await foundWith([])).toEqual([{ found: 'textMissing', act: 1 }])
  expect(await foundWith([text.replace('υ', 'ν')])).toEqual([
    { found: 'textMissing', act: 1 },
    { found: 'textNotNamed' },
  ])
  expect(await foundWith([text, 'more'])).toEqual([{ found: 'textNotNamed' }])
})

test('a file that is missing, changed or foreign is named; so are acts that changed places', async () => {
  expect(await foundIn({ ...whole, files: [] })).toEqual([
    { found: 'fileMissing', file: 'order.pdf' },
  ])
  const other = Buffer.from('%PDF-1.7 Εντολή 13').toString('base64')
  expect(await foundIn({ ...whole, files: [{ name: 'order.pdf', content: other }] })).toEqual([
    { found: 'fileChanged', file: 'order.pdf' },
  ])
  expect(
    await foundIn({ ...whole, files: [...files, { name: 'more.pdf', content: other }] }),
  ).toEqual([{ found: 'fileNotNamed', file: 'more.pdf' }])
  expect(await foundIn({ ...whole, acts: [second, first] })).toEqual([
    { found: 'actsOutOfOrder', act: 1 },
  ])
})

test.each(['', '{}', '[]', 'null', '{"evidence":{}}', '%PDF-1.7', '['.repeat(100_000)])(
  '%.20s is no evidence',
  async (text) => {
    expect((await checkEvidence(text)).findings).toEqual([{ found: 'notEvidence' }])
  },
)

describe('an act whose text was forgotten', () => {
  const without = { ...second, content: null }
  const saying = (sum: string) =>
    actOf(3, second.sum, { act: 'forgotten', forgotten: [{ number: 2, sum }], files: [] })

  test('is proven by its sum, if a later act says that it was forgotten', async () => {
    const evidence: Evidence = { ...whole, acts: [first, without, saying(second.sum)], files: [] }
    const verdict = await checkEvidence(writeEvidence(evidence, keys))
    expect([verdict.ok, verdict.findings]).toEqual([true, []])
    expect(verdict.acts.map(({ content }) => content === null)).toEqual([false, true, false])
  })

  test('proves nothing if none says so, or names another sum', async () => {
    const none: Evidence = { ...whole, acts: [first, without], files: [] }
    expect(await foundIn(none)).toEqual([{ found: 'actHasNoText', act: 2 }])
    const other: Evidence = { ...whole, acts: [first, without, saying(first.sum)], files: [] }
    expect(await foundIn(other)).toEqual([{ found: 'actHasNoText', act: 2 }])
    const forged = { ...without, sum: first.sum }
    const changed: Evidence = { ...whole, acts: [first, forged, saying(first.sum)], files: [] }
    expect(await foundIn(changed)).toContainEqual({ found: 'actNotSigned', act: 2 })
  })
})
