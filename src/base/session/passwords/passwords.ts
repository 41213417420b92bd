// Passwords are stored as argon2id hashes only.
import { normalized } from '#kit/fields/normalized.ts'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'

// Keyboards compose accents differently; the same password must be equal everywhere.
export const normalizedPassword = (password: string) => normalized(password, 'NFKC')

export const hashPassword = (password: string): Promise<string> =>
  hash(normalizedPassword(password))

let dummyHash: Promise<string> | undefined

/** Takes as long for a user that does not exist (no hash) as for one that does. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await dummyHash), normalizedPassword(password))
  return passwordHash != null && matches
}

/** A 400 with the errors in both formats that API clients read: texts by field, and a plain list. */
export function passwordProblem(errors: Record<string, Message>): Problem {
  const texts = Object.values(errors)
  return new Problem(400, {
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    userManager: texts,
    ...(texts[0] && { detail: texts[0] }),
  })
}
