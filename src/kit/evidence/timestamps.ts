// Timestamps by RFC 3161: a service that both sides trust signs that a sum existed at a certain time.
import { X509Certificate, createHash, randomBytes } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  PKIStatus,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'

const sha256 = '2.16.840.1.101.3.4.2.1'
/** The extended key usage of certificates of such services. */
const timeStamping = '1.3.6.1.5.5.7.3.8'
const nonceSize = 8

/** Why an answer is no timestamp of this content. */
export class NoTimestamp extends Error {
  readonly reason: 'refused' | 'unreadable' | 'otherContent' | 'otherRequest' | 'badSignature'
  constructor(reason: NoTimestamp['reason']) {
    super(`No timestamp: ${reason}`)
    this.reason = reason
  }
}

export type TimestampRequest = { body: Buffer; nonce: Buffer }

/** The request for a timestamp of this text, which asks for the certificates too. DER. */
export function timestampRequest(content: string): TimestampRequest {
  const nonce = randomBytes(nonceSize)
  // Positive, and without a leading zero: DER allows one way only to write a number.
  nonce[0] = (nonce[0]! & 0x7f) | 0x40
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: digestOf(content) }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(nonce).buffer }),
    certReq: true,
  })
  return { body: Buffer.from(request.toSchema().toBER()), nonce }
}

const digestOf = (content: string): ArrayBuffer =>
  new Uint8Array(createHash('sha256').update(content).digest()).buffer

/** The token in the answer of a service, checked against the request. DER. Throws NoTimestamp. */
export async function timestampIn(
  answer: Buffer,
  { nonce }: Pick<TimestampRequest, 'nonce'>,
  content: string,
): Promise<Buffer> {
  const response = readable(() => TimeStampResp.fromBER(new Uint8Array(answer)))
  const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(response.status.status)
  if (!isGranted || !response.timeStampToken) throw new NoTimestamp('refused')
  const token = Buffer.from(response.timeStampToken.toSchema().toBER())
  const { answered } = await checkTimestamp(token, content)
  if (answered === null || !answered.equals(nonce)) throw new NoTimestamp('otherRequest')
  return token
}

export type Timestamp = {
  /** UTC, with `Z`. */
  time: string
  /** Name of the service in its certificate. */
  service: string
  /** Whether its certificate leads to one of the trusted ones; null without any. */
  isTrusted: boolean | null
  /** The nonce of the request. */
  answered: Buffer | null
}

/** Reads a token and checks that it is of this text. `trusted`: certificates, DER. Throws NoTimestamp. */
export async function checkTimestamp(
  token: Buffer,
  content: string,
  trusted: readonly Buffer[] = [],
): Promise<Timestamp> {
  const signed = readable(
    () => new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(token)).content }),
  )
  const info = readable(() => TSTInfo.fromBER(signed.encapContentInfo.eContent!.getValue()))
  const data = new TextEncoder().encode(content).buffer
  if (info.messageImprint.hashAlgorithm.algorithmId !== sha256)
    throw new NoTimestamp('otherContent')
  if (!(await info.verify({ data }))) throw new NoTimestamp('otherContent')
  const verified = await signed.verify({ signer: 0, data, extendedMode: true }).catch(() => null)
  if (!verified?.signatureVerified || !verified.signerCertificate)
    throw new NoTimestamp('badSignature')
  const certificate = new X509Certificate(
    new Uint8Array(verified.signerCertificate.toSchema(true).toBER()),
  )
  if (!certificate.keyUsage?.includes(timeStamping)) throw new NoTimestamp('badSignature')
  return {
    time: info.genTime.toISOString(),
    service: nameIn(certificate),
    isTrusted: trusted.length === 0 ? null : await leadsTo(signed, data, trusted),
    answered: info.nonce ? Buffer.from(info.nonce.valueBlock.valueHexView) : null,
  }
}

/** What comes from outside may be anything: every failure to read it is the same. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new NoTimestamp('unreadable')
  }
}

const nameIn = ({ subject }: X509Certificate): string =>
  /^CN=(.+)$/m.exec(subject)?.[1] ?? /^O=(.+)$/m.exec(subject)?.[1] ?? subject

async function leadsTo(
  signed: SignedData,
  data: ArrayBuffer,
  trusted: readonly Buffer[],
): Promise<boolean> {
  const trustedCerts = trusted.map((der) =>
    readable(() => Certificate.fromBER(new Uint8Array(der))),
  )
  return signed.verify({ signer: 0, data, checkChain: true, trustedCerts }).then(
    (isVerified) => isVerified,
    () => false,
  )
}
