// Pieces of orders that the server gives out for use without a connection, signed, so that it knows them again.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { badRequest } from '#kit/http/problem.ts'
import { keyFor } from '#base/session/sealed.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { encoded } from './pieceOf.ts'
import { objectPiece, officePiece, templatePiece } from './pocket.contract.ts'

type Keys = Pick<Backend, 'db' | 'secretsKey'>
const pieces = { office: officePiece, template: templatePiece, object: objectPiece }
type Kind = keyof typeof pieces
type Piece<K extends Kind> = z.output<(typeof pieces)[K]>

/** Gives and reads pieces in one request. */
export async function givenPieces({ db, secretsKey }: Keys) {
  const key = await keyFor(db, 'offlineOrder', secretsKey)
  const signatureOf = (kind: Kind, text: string): Buffer =>
    createHmac('sha256', key).update(`${kind}\n${text}`).digest()
  return {
    give<K extends Kind>(kind: K, piece: Piece<K>): string {
      // Parsed, so that the phone reads the same order of keys as the server later.
      const text = JSON.stringify(pieces[kind].parse(piece))
      return `${signatureOf(kind, text).toString('base64url')}.${encoded(text)}`
    },
    /** 400 for what the server did not give out. */
    read<K extends Kind>(kind: K, given: string): Piece<K> {
      const [, signature = '', content = ''] = /^([\w-]{43})\.([\w+/]+={0,2})$/.exec(given) ?? []
      const text = Buffer.from(content, 'base64').toString('utf8')
      const sent = Buffer.from(signature, 'base64url')
      if (sent.length !== 32 || !timingSafeEqual(sent, signatureOf(kind, text)))
        throw badRequest('order.offline.notGiven')
      return pieces[kind].parse(JSON.parse(text)) as Piece<K>
    },
  }
}
