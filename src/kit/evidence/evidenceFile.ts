// A file that proves, without the server that wrote it, that acts and their files were not changed: everything is in it.
import { z } from 'zod'
import { actSumOf, isSignedBy, signSum, sumOf } from './acts.ts'
import { NoTimestamp, checkTimestamp } from './timestamps.ts'

const base64 = z.base64()
const sum = z.string().regex(/^[\da-f]{64}$/)

/** As it was written before texts stood in it. */
const withoutTexts = z.strictObject({
  format: z.literal('estia-evidence-1'),
  acts: z
    .array(
      z.strictObject({
        number: z.int().positive(),
        previous: sum,
        /** Null once it was forgotten; then a later act names its sum. */
        content: z.string().nullable(),
        sum,
        signature: base64,
        /** SPKI, DER: of the agency when it wrote the act. */
        publicKey: base64,
        /** A token by RFC 3161 over the characters of the sum; null without one. */
        timestamp: base64.nullable(),
      }),
    )
    .min(1),
  files: z.array(z.strictObject({ name: z.string(), content: base64 })),
})
const withTexts = withoutTexts.extend({
  format: z.literal('estia-evidence-2'),
  /** Those that the acts name, as they were frozen. */
  texts: z.array(z.string()),
})
const evidence = z.discriminatedUnion('format', [withoutTexts, withTexts])
export type Evidence = z.output<typeof evidence>

/** Signed as a whole too: of the parts beside the acts, such as the certificates of a timestamp, none can be changed either. */
const signedEvidence = z.strictObject({
  evidence,
  signature: base64,
  /** SPKI, DER. */
  publicKey: base64,
})
type SignedEvidence = z.output<typeof signedEvidence>

/** An act that says which acts were forgotten names the sum of each. */
const forgettingAct = z.object({ forgotten: z.array(z.object({ number: z.int(), sum })) })

/** The files that an act is about stand in its text under this name, each with the sum of its bytes. */
export const namedFiles = z.object({
  files: z.array(z.object({ name: z.string(), sum, size: z.int() })),
})

/** An act that froze a text says its sum. */
const namedText = z.object({ text: sum })

export type Finding =
  | { found: 'notEvidence' | 'changed' }
  | { found: 'actChanged' | 'actNotSigned' | 'timestampWrong'; act: number }
  | { found: 'actsOutOfOrder' | 'actHasNoText'; act: number }
  | { found: 'textMissing'; act: number }
  | { found: 'textNotNamed' }
  | { found: 'fileChanged' | 'fileMissing' | 'fileNotNamed'; file: string }

export type Verdict = {
  /** Whether nothing was changed. */
  ok: boolean
  findings: Finding[]
  acts: {
    number: number
    sum: string
    content: string | null
    publicKey: string
    timestamp: { time: string; service: string; isTrusted: boolean | null } | null
  }[]
  /** Null if the file was written before texts stood in it: their sums in the acts are proven all the same. */
  texts: readonly string[] | null
  files: { name: string; size: number }[]
}

/** The text of an evidence file. Both keys DER. */
export function writeEvidence(
  given: Evidence,
  { publicKey, privateKey }: { publicKey: Buffer; privateKey: Buffer },
): string {
  // In the order of the schema, as it is read again.
  const whole = evidence.parse(given)
  const signature = signSum(wholeSumOf(whole), privateKey)
  return textOf({
    evidence: whole,
    signature: signature.toString('base64'),
    publicKey: publicKey.toString('base64'),
  })
}

const wholeSumOf = (whole: Evidence): string => sumOf(JSON.stringify(whole))
const textOf = (file: SignedEvidence): string => `${JSON.stringify(file)}\n`

/** Reads an evidence file and says what in it is not as it was written. `trusted`: certificates of timestamp services, DER. */
export async function checkEvidence(
  text: string,
  trusted: readonly Buffer[] = [],
): Promise<Verdict> {
  const file = readEvidence(text)
  if (!file)
    return { ok: false, findings: [{ found: 'notEvidence' }], acts: [], texts: null, files: [] }
  const { acts } = file.evidence
  const texts = 'texts' in file.evidence ? file.evidence.texts : null
  const forgotten = new Map(acts.flatMap(({ content }) => forgottenIn(content)))
  const checked = await Promise.all(acts.map((act) => checkAct(act, { trusted, forgotten })))
  const files = file.evidence.files.map(({ name, content }) => {
    const bytes = Buffer.from(content, 'base64')
    return { name, size: bytes.length, sum: sumOf(bytes) }
  })
  const findings: Finding[] = [
    ...(isAsSigned(file, text) ? [] : [{ found: 'changed' } as const]),
    ...checked.flatMap((act) => act.findings),
    ...orderOf(acts),
    ...(texts ? compareTexts(acts, texts) : []),
    ...compareFiles(
      checked.flatMap((act) => act.files),
      files,
    ),
  ]
  return {
    ok: findings.length === 0,
    findings,
    acts: acts.map(({ number, sum, content, publicKey }, index) => ({
      number,
      sum,
      content,
      publicKey,
      timestamp: checked[index]!.timestamp,
    })),
    texts,
    files: files.map(({ name, size }) => ({ name, size })),
  }
}

function readEvidence(text: string): SignedEvidence | undefined {
  try {
    return signedEvidence.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Also false for another spelling of the same: a blank, or unused bits of base64. */
const isAsSigned = (
  { evidence: whole, signature, publicKey }: SignedEvidence,
  text: string,
): boolean => {
  const [signed, key] = [Buffer.from(signature, 'base64'), Buffer.from(publicKey, 'base64')]
  return (
    isSignedBy(wholeSumOf(whole), signed, key) &&
    text ===
      textOf({
        evidence: whole,
        signature: signed.toString('base64'),
        publicKey: key.toString('base64'),
      })
  )
}

type Act = Evidence['acts'][number]
type NamedFile = z.output<typeof namedFiles>['files'][number]

type Checking = {
  trusted: readonly Buffer[]
  /** Sums by the numbers of their acts. */
  forgotten: ReadonlyMap<number, string>
}

async function checkAct(act: Act, { trusted, forgotten }: Checking) {
  const { number, sum, signature, publicKey, content } = act
  const findings: Finding[] = []
  const isForgotten = content === null && forgotten.get(number) === sum
  if (content !== null && actSumOf({ ...act, content }) !== sum)
    findings.push({ found: 'actChanged', act: number })
  if (!isSignedBy(sum, Buffer.from(signature, 'base64'), Buffer.from(publicKey, 'base64')))
    findings.push({ found: 'actNotSigned', act: number })
  const timestamp = await timestampOf(act, trusted)
  if (timestamp === 'wrong') findings.push({ found: 'timestampWrong', act: number })
  const files = isForgotten ? [] : filesIn(content)
  if (!files) findings.push({ found: 'actHasNoText', act: number })
  return { findings, files: files ?? [], timestamp: timestamp === 'wrong' ? null : timestamp }
}

async function timestampOf({ timestamp, sum }: Act, trusted: readonly Buffer[]) {
  if (timestamp === null) return null
  try {
    const token = Buffer.from(timestamp, 'base64')
    const { time, service, isTrusted } = await checkTimestamp(token, sum, trusted)
    return { time, service, isTrusted }
  } catch (error) {
    if (error instanceof NoTimestamp) return 'wrong'
    throw error
  }
}

function forgottenIn(content: string | null): [number, string][] {
  const { forgotten = [] } = partOf(content, forgettingAct) ?? {}
  return forgotten.map(({ number, sum: of }) => [number, of])
}

const filesIn = (content: string | null): NamedFile[] | undefined =>
  partOf(content, namedFiles)?.files

/** Undefined if the act says no such thing, or was forgotten. */
function partOf<Part>(content: string | null, part: z.ZodType<Part>): Part | undefined {
  try {
    return part.parse(JSON.parse(content ?? ''))
  } catch {
    return undefined
  }
}

/** Acts stand in the order of their numbers; of two that follow each other the second names the sum of the first. */
const orderOf = (acts: readonly Act[]): Finding[] =>
  acts.flatMap((act, index): Finding[] => {
    const before = acts[index - 1]
    const fits =
      !before ||
      (act.number > before.number &&
        (act.number > before.number + 1 || act.previous === before.sum))
    return fits ? [] : [{ found: 'actsOutOfOrder', act: act.number }]
  })

function compareTexts(acts: readonly Act[], texts: readonly string[]): Finding[] {
  const there = texts.map(sumOf)
  const named = acts.flatMap(({ number, content }) => {
    const text = partOf(content, namedText)?.text
    return text === undefined ? [] : [{ act: number, text }]
  })
  return [
    ...named
      .filter(({ text }) => !there.includes(text))
      .map(({ act }): Finding => ({ found: 'textMissing', act })),
    ...there
      .filter((sum) => !named.some(({ text }) => text === sum))
      .map((): Finding => ({ found: 'textNotNamed' })),
  ]
}

function compareFiles(
  named: readonly NamedFile[],
  files: readonly { name: string; size: number; sum: string }[],
): Finding[] {
  const missing = named.flatMap((each): Finding[] => {
    const found = files.find(({ name }) => name === each.name)
    if (!found) return [{ found: 'fileMissing', file: each.name }]
    return found.sum === each.sum && found.size === each.size
      ? []
      : [{ found: 'fileChanged', file: each.name }]
  })
  const names = new Set(named.map(({ name }) => name))
  const others = files.filter(({ name }) => !names.has(name))
  return [...missing, ...others.map(({ name }): Finding => ({ found: 'fileNotNamed', file: name }))]
}
