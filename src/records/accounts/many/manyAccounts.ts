// Rules for adding and changing accounts in bulk; what they look up is read in advance.
import { inputOf } from '#kit/fields/schema.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { accountFields } from '../accountFields.contract.ts'
import {
  datesOfKinds,
  mayChange,
  mayOpen,
  mustFit,
  mustHaveUnbrokenEmails,
  mustKeepNames,
  mustStayForgotten,
} from '../accountRules.ts'
import type { KindDates } from '../accountRules.ts'
import type { Account } from '../accounts.contract.ts'

const input = inputOf(accountFields)
type NotOffered = (changes: Readonly<Record<string, unknown>>) => Record<string, Message[]>
type Values = Readonly<Record<string, unknown>>
export type StoredAccount = KindDates &
  Partial<Account> & { erasedOn?: string | null; role?: string | null }

/** The values to store; 400 names each invalid field. A company needs no names of a person. */
export function accountToAdd(given: Values, notOffered: NotOffered, actor: Actor) {
  const values = parse(input, given)
  mayChange({}, values, actor)
  const isCompany = values.isCompany && (values.nameLocal || values.nameEng)
  const missing = (['lastName', 'firstName'] as const).filter((name) => !values[name])
  if (!isCompany && missing.length > 0)
    throw badInput(Object.fromEntries(missing.map((name) => [name, ['problem.required']])))
  mustFit(values)
  mustHaveUnbrokenEmails({}, values)
  refuse(notOffered(values))
  return { ...values, ...datesOfKinds({}, values) }
}

/** The changes of a stored account, with those that follow from them; 400 names each invalid field. */
export function accountToChange(
  before: StoredAccount,
  given: Values,
  notOffered: NotOffered,
  actor: Actor,
) {
  const changes = parse(input, given)
  mayOpen(before, actor)
  mayChange(before, changes, actor)
  mustKeepNames(before, changes)
  mustStayForgotten({ erasedOn: before.erasedOn ?? null }, changes)
  mustFit({ ...before, ...changes })
  mustHaveUnbrokenEmails({ email: before.email ?? null }, changes)
  refuse(notOffered(changes))
  return { ...changes, ...datesOfKinds(before, changes) }
}

function refuse(errors: Record<string, Message[]>) {
  if (Object.keys(errors).length > 0) throw badInput(errors)
}
