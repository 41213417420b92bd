// Finds or adds the account of a visitor of the public site, by the e-mail or phone they entered.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { add, lock, save } from '#kit/db/save.ts'
import { cutText } from '#kit/fields/cutText.ts'
import { joinTexts, splitTexts } from '#kit/fields/kinds.ts'
import type { TextsField } from '#kit/fields/kinds.ts'
import { splitName } from '#base/people/reading/splitName.ts'
import type { Db } from '#base/backend/backend.ts'
import { accountFields } from './accountFields.contract.ts'
import { datesOfKinds } from './accountRules.ts'
import { accountEntity } from './accounts.store.ts'

type Visitor = {
  name: string
  email: string | null
  phone: string | null
  language: string
  /** Consent to be answered, with the text that was shown. */
  consentSource: string
  consentWords: string
}

/**
 * The account with this e-mail, else with this phone; of several, clients come first, then the one changed
 * last. Never an employee's account, because employees' e-mails are published on the site. Adds a client when
 * none matches. The visitor has not proved who they are, so values of the account are never overwritten;
 * above all, a withdrawn consent stays withdrawn. They agree to be answered, and to nothing else.
 */
export async function accountOfVisitor(tx: Db, visitor: Visitor): Promise<number> {
  const { email, phone } = visitor
  const { rows } = await sql<{ id: number; isClient: boolean; hasConsentDate: boolean }>`
    SELECT a."id", a."isClient", num_nonnulls(a."answerConsentOn", a."answerConsentWithdrawnOn") > 0 AS "hasConsentDate"
    FROM similarAccounts('{}', ${email ?? ''}, ${phone ?? ''}, '', -1) AS s JOIN "account" a ON a."id" = s."id"
    WHERE s."by" = 'email' OR ${hasSameEnding(phone)}
    ORDER BY s."by" = 'email' DESC, a."isClient" DESC, a."modifiedOn" DESC, a."id" LIMIT 1
  `.execute(tx)
  const [found] = rows
  if (!found) return addClient(tx, visitor)
  if (!found.isClient || !found.hasConsentDate)
    await save(tx, accountEntity, await lock(tx, accountEntity, found.id), {
      actor: null,
      changes: (before) => ({
        isClient: true,
        ...datesOfKinds(before, { isClient: true }),
        ...(before.answerConsentOn === null &&
          before.answerConsentWithdrawnOn === null &&
          consentOf(visitor)),
      }),
    })
  return found.id
}

// similarAccounts matches any part of a phone, as a search box should. Here the last digits must agree (up to
// ten, at least seven): many people share half a number.
const hasSameEnding = (phone: string | null) => sql`EXISTS (
  SELECT FROM unnest(string_to_array(a."searchPhone", ' ')) AS "stored",
    unnest(string_to_array(foldDigits(${phone ?? ''}), ' ')) AS "given"
  WHERE length("given") >= 7 AND starts_with(reverse("stored"), reverse(right("given", 10))))`

const consentOf = ({ consentSource, consentWords }: Visitor) => ({
  answerConsentOn: agencyToday(),
  answerConsentSource: consentSource,
  answerConsentWords: cutText(consentWords, accountFields.answerConsentWords.maxLength),
})

function addClient(tx: Db, visitor: Visitor): Promise<number> {
  const { name, email, phone, language } = visitor
  const { lastName, firstName, middleName } = partsOf(name)
  const isClient = { isClient: true }
  const who = {
    lastName: cut(lastName),
    firstName: cut(firstName) || null,
    middleName: cut(middleName) || null,
    email: fitting(accountFields.email, email),
    phone: fitting(accountFields.phone, phone),
    language,
  }
  const values = { ...who, ...consentOf(visitor) }
  return add(tx, accountEntity, { ...values, ...isClient, ...datesOfKinds({}, isClient) }, null)
}

/** Most people write the last name at the end, in all three languages, but not all do. */
function partsOf(name: string) {
  const { lastName, firstName, middleName, unsure } = splitName(name)
  if (lastName !== null && !unsure)
    return { lastName, firstName: firstName ?? '', middleName: middleName ?? '' }
  const words = name.split(/\s+/)
  return { lastName: words.pop() ?? name, firstName: words.join(' '), middleName: '' }
}

// Values that are too long for the account are not lost: the lead's description has the full text.
const cut = (name: string) => cutText(name, accountFields.lastName.maxLength).trim()
const fitting = ({ most, maxLength }: TextsField, typed: string | null) => {
  const parts = splitTexts(typed).filter(({ length }) => length <= maxLength)
  return joinTexts(parts.slice(0, most))
}

/** Adds the source account that leads from the site are attributed to. */
export const addSourceOfSite = (tx: Db, lastName: string): Promise<number> =>
  add(tx, accountEntity, { lastName, isSource: true }, null)
