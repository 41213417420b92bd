// Whose account it is that a visitor of the public site has given an e-mail or a phone of.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { add, lock, save } from '#kit/db/save.ts'
import { joinTexts, splitTexts } from '#kit/fields/kinds.ts'
import type { TextsField } from '#kit/fields/kinds.ts'
import type { Db } from '#base/backend/backend.ts'
import { accountFields } from './accountFields.contract.ts'
import { datesOfKinds } from './accountRules.ts'
import { accountEntity } from './accounts.store.ts'

type Visitor = {
  name: string
  email: string | null
  phone: string | null
  language: string
  /** Where they agreed to what we keep of them. */
  consentSource: string
}

/**
 * The account that has the e-mail, else the phone; of several a client's, else the one that was changed
 * last. Never an employee's, whose e-mail stands on the site. Without one a new client. Nobody has
 * proved who they are: what the account says stays as it is, a consent that was taken back above all.
 */
export async function accountOfVisitor(tx: Db, visitor: Visitor): Promise<number> {
  const { email, phone } = visitor
  const { rows } = await sql<{ id: number; isClient: boolean; hasSaid: boolean }>`
    SELECT a."id", a."isClient", num_nonnulls(a."consentOn", a."consentWithdrawnOn") > 0 AS "hasSaid"
    FROM similarAccounts('{}', ${email ?? ''}, ${phone ?? ''}, '', -1) AS s JOIN "account" a ON a."id" = s."id"
    WHERE s."by" = 'email' OR ${endsAlike(phone)}
    ORDER BY s."by" = 'email' DESC, a."isClient" DESC, a."modifiedOn" DESC, a."id" LIMIT 1
  `.execute(tx)
  const [found] = rows
  if (!found) return addClient(tx, visitor)
  if (!found.isClient || !found.hasSaid)
    await save(tx, accountEntity, await lock(tx, accountEntity, found.id), {
      actor: null,
      changes: (before) => ({
        isClient: true,
        ...datesOfKinds(before, { isClient: true }),
        ...(before.consentOn === null && before.consentWithdrawnOn === null && consentOf(visitor)),
      }),
    })
  return found.id
}

// Who looks for somebody types any part of a number. Of the one that a visitor gives the end counts: half of a
// number is that of many people.
const endsAlike = (phone: string | null) => sql`EXISTS (
  SELECT FROM unnest(string_to_array(a."searchPhone", ' ')) AS "stored",
    unnest(string_to_array(foldDigits(${phone ?? ''}), ' ')) AS "given"
  WHERE length("given") >= 7 AND starts_with(reverse("stored"), reverse(right("given", 10))))`

const consentOf = ({ consentSource }: Visitor) => ({ consentOn: agencyToday(), consentSource })

function addClient(tx: Db, visitor: Visitor): Promise<number> {
  const { name, email, phone, language } = visitor
  // The last word of a name is the family's, in all three languages as people write it in a form.
  const words = name.split(/\s+/)
  const lastName = words.pop() ?? name
  const isClient = { isClient: true }
  const who = {
    lastName: cut(lastName),
    firstName: cut(words.join(' ')) || null,
    email: fitting(accountFields.email, email),
    phone: fitting(accountFields.phone, phone),
    language,
  }
  const values = { ...who, ...consentOf(visitor) }
  return add(tx, accountEntity, { ...values, ...isClient, ...datesOfKinds({}, isClient) }, null)
}

// What an account does not hold of what was typed stands in the description of the lead.
const cut = (name: string) => name.slice(0, accountFields.lastName.maxLength).toWellFormed().trim()
const fitting = ({ most, maxLength }: TextsField, typed: string | null) => {
  const parts = splitTexts(typed).filter(({ length }) => length <= maxLength)
  return joinTexts(parts.slice(0, most))
}

/** The source that leads of the site are said to come from. */
export const addSourceOfSite = (tx: Db, lastName: string): Promise<number> =>
  add(tx, accountEntity, { lastName, isSource: true }, null)
