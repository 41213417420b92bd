// Where a page says the token of its form: each sending puts a new one there. Made up at each start, so that nobody
// can type it.
import { randomBytes } from 'node:crypto'

export const tokenPlace = randomBytes(16).toString('hex')
