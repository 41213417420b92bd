// A user name is one of the account's e-mails. Its case, surrounding spaces and pasted extras do not matter.
import { addressOf } from '#kit/fields/emailAddress.ts'

export const usernameOf = (email: string): string => addressOf(email).toLowerCase()

/** One address, not several joined ones. The database has the same check. */
export const isUsername = (username: string): boolean => /^[^\s;,@]+@[^\s;,@]+$/.test(username)
