// Passwords are kept as argon2id hashes only.
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '#kit/http/problem.ts'
import type { Message } from '#kit/http/problem.ts'

// Keyboards differ in how they compose accents; the same password is to be the same everywhere.
export const composed = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password))

let nobodys: Promise<string> | undefined

/** Takes as long for a user that does not exist (`null`) as for one that does. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await nobodys), composed(password))
  return passwordHash != null && matches
}

/** A 400 in both forms that callers read: a text for each field, and a plain list of texts. */
export function passwordProblem(errors: Record<string, Message>): Problem {
  const texts = Object.values(errors)
  return new Problem(400, {
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    userManager: texts,
    ...(texts[0] && { detail: texts[0] }),
  })
}
