// A timestamp service by RFC 3161 on loopback, for tests: with a certificate of its own, signed by itself.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Integer, ObjectIdentifier, OctetString, PrintableString } from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  ExtKeyUsage,
  Extension,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
  Attribute,
} from 'pkijs'
import { agencyDay, instantNow } from '#kit/clock.ts'

const timeStamping = '1.3.6.1.5.5.7.3.8'
const contentOfTimestamp = '1.2.840.113549.1.9.16.1.4'

export type TimestampService = {
  /** Address to which requests are posted, and as `host:port`. */
  url: string
  host: string
  /** DER */
  certificate: Buffer
  /** What it does with the next requests. */
  mood:
    | ('answers' | 'refuses' | 'breaks' | 'hangs' | 'floods' | 'babbles' | 'moves')
    /** Stamps something else, answers another request, or has a wrong clock. */
    | ('lies' | 'mixesUp' | 'isLate')
  /** Requests so far. */
  asked: number
  close: () => Promise<void>
}

const oddAnswers: { [mood: string]: { status: number; body: Buffer | string } } = {
  breaks: { status: 500, body: 'no' },
  moves: { status: 302, body: '' },
  floods: { status: 200, body: Buffer.alloc(5_000_000, 0x30) },
  // ASN.1 that is nested 19,000 times.
  babbles: { status: 200, body: Buffer.from('3080'.repeat(19_000), 'hex') },
}

/** `purpose`: the extended key usage of its certificate. */
export async function timestampService(purpose = timeStamping): Promise<TimestampService> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const certificate = await certificateOf(keys, purpose)
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      service.asked += 1
      const { mood, url } = service
      if (mood === 'hangs') return
      const odd = oddAnswers[mood]
      if (odd) {
        answer.writeHead(odd.status, mood === 'moves' ? { location: url } : {}).end(odd.body)
        return
      }
      void answerTo(Buffer.concat(parts), { keys, certificate, mood: service.mood }).then((body) =>
        answer.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(body),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: TimestampService = {
    url: `http://${host}/`,
    host,
    certificate: Buffer.from(certificate.toSchema(true).toBER()),
    mood: 'answers',
    asked: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return service
}

async function certificateOf(keys: CryptoKeyPair, purpose: string) {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) })
  const name = () =>
    new AttributeTypeAndValue({
      type: '2.5.4.3',
      value: new PrintableString({ value: 'Timestamps for tests' }),
    })
  certificate.issuer.typesAndValues.push(name())
  certificate.subject.typesAndValues.push(name())
  certificate.notBefore.value = new Date(`${agencyDay(-1)}T00:00:00Z`)
  certificate.notAfter.value = new Date(`${agencyDay(3650)}T00:00:00Z`)
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: true }).toSchema().toBER(),
    }),
    new Extension({
      extnID: '2.5.29.37',
      critical: true,
      extnValue: new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema().toBER(),
    }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return certificate
}

type Signing = {
  keys: CryptoKeyPair
  certificate: Certificate
  mood: TimestampService['mood']
}

async function answerTo(body: Buffer, { keys, certificate, mood }: Signing): Promise<Buffer> {
  if (mood === 'refuses')
    return Buffer.from(
      new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }).toSchema().toBER(),
    )
  const { messageImprint, nonce } = TimeStampReq.fromBER(new Uint8Array(body))
  const other = new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({
      algorithmId: messageImprint.hashAlgorithm.algorithmId,
    }),
    hashedMessage: new OctetString({ valueHex: new Uint8Array(32).buffer }),
  })
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: mood === 'lies' ? other : messageImprint,
    serialNumber: new Integer({ value: 1 }),
    genTime: new Date(instantNow(mood === 'isLate' ? -2 * 60 * 60 * 1000 : 0)),
    ...(nonce && { nonce: mood === 'mixesUp' ? new Integer({ value: 12_345 }) : nonce }),
  })
  const content = info.toSchema().toBER()
  const digest = await crypto.subtle.digest('SHA-256', content)
  const attribute = (type: string, value: ObjectIdentifier | OctetString) =>
    new Attribute({ type, values: [value] })
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentOfTimestamp,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: contentOfTimestamp })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  })
  await signed.sign(keys.privateKey, 0, 'SHA-256')
  const token = new ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  })
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: token,
  })
  return Buffer.from(response.toSchema().toBER())
}
