// A user name is one e-mail of the account; its case, blanks around it and what it was pasted with do not matter.
import { addressOf } from '#kit/fields/emailAddress.ts'

export const usernameOf = (email: string): string => addressOf(email).toLowerCase()

/** One address, not several that are joined: what the database asks of a user name too. */
export const isUsername = (username: string): boolean => /^[^\s;,@]+@[^\s;,@]+$/.test(username)
