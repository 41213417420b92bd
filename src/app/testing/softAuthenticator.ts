// Creates and uses a passkey without a browser, as WebAuthn specifies.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)])
const bytes = (value: Buffer) => {
  if (value.length < 256) return Buffer.concat([Buffer.of(0x58, value.length), value])
  const head = Buffer.of(0x59, 0, 0)
  head.writeUInt16BE(value.length, 1)
  return Buffer.concat([head, value])
}

type PasskeyOptions = {
  origin?: string
  host?: string
  /** Whether the device verified the user by fingerprint or PIN. */
  verified?: boolean
}

type Question = { challenge: string }

export function softAuthenticator(origin: string, ofHost: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge }: Question, given: PasskeyOptions) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: given.origin ?? origin, crossOrigin: false }),
    )
  const authenticatorData = ({ host = ofHost, verified = true }: PasskeyOptions, more = 0) => {
    const head = Buffer.alloc(5)
    head[0] = 0x01 | (verified ? 0x04 : 0) | more
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(host), head])
  }

  return {
    id,
    /** Resets the signature counter, as a cloned authenticator would have it. */
    setCounter: (value: number) => void (counter = value),
    make(question: Question, given: PasskeyOptions = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([
        Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.of(0x22),
        bytes(Buffer.from(y, 'base64url')),
      ])
      const data = Buffer.concat([
        authenticatorData(given, 0x40),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.of(0xa0),
        text('authData'),
        bytes(data),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: clientData('webauthn.create', question, given).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use(question: Question, given: PasskeyOptions = {}) {
      counter += 1
      const data = authenticatorData(given)
      const client = clientData('webauthn.get', question, given)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
