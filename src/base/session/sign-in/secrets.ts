// Session tokens, reset codes and the like: 256 random bits, of which only a hash is stored.
import { hash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')
