// The rules for a good password of a given person.
import { sql } from 'kysely'
import type { Message } from '#kit/i18n/messages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { askJudge } from './askJudge.ts'
import { normalizedPassword, passwordProblem } from './passwords.ts'

export const shortestPassword = 8
export const longestPassword = 200

/** 400 for a password that breaks the rules, or is easy to guess for this person's account. */
export type MustBeGood = (password: string, accountId: number) => Promise<void>

export const mustBeGoodFor =
  ({ db, agency }: Pick<Backend, 'db' | 'agency'>): MustBeGood =>
  async (password, accountId) => {
    const text = await weaknessOf(password, await wordsOf(db, agency, accountId))
    if (text) throw passwordProblem({ password: text })
  }

/** Why the password is refused; undefined when it is good. `words`: texts about the person, as of `wordsOf`. */
export async function weaknessOf(password: string, words: string[]): Promise<Message | undefined> {
  const { length } = normalizedPassword(password)
  if (length < shortestPassword) return ['session.passwordTooShort', { min: shortestPassword }]
  if (password.length > longestPassword) return ['problem.tooLong', { max: longestPassword }]
  const { weakness } = await askJudge(normalizedPassword(password), words)
  return weakness ? `session.weakPassword.${weakness}` : undefined
}

/** The words that somebody who knows the person or their agency would try first. */
export async function wordsOf(
  db: Db,
  agency: Backend['agency'],
  accountId: number,
): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`
    SELECT array_remove(ARRAY[
      a."firstName", a."lastName", a."middleName", a."nameEng", a."nameLocal", a."firstNameEng",
      a."lastNameEng", a."firstNameLocal", a."lastNameLocal", a."email", a."searchPhone", a."city",
      a."address", a."taxNumber", a."passportNumber", u."username"
    ], NULL) AS "words"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id" WHERE a."id" = ${accountId}
  `.execute(db)
  return [agency.name, agency.email, agency.phone ?? '', ...(rows[0]?.words ?? [])]
}
