// A user name is one e-mail of the account; its case and blanks around it do not matter.

export const usernameOf = (email: string): string => email.trim().toLowerCase()

/** One address, not several that are joined: what the database asks of a user name too. */
export const isUsername = (username: string): boolean => /^[^\s;,@]+@[^\s;,@]+$/.test(username)
