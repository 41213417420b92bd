// The placeholder for the form token, replaced with a new token in each response. Random at each start, so that nobody can type
// it.
import { randomBytes } from 'node:crypto'

export const tokenPlace = randomBytes(16).toString('hex')
