// Gathers what an order says when it is issued.
import { sql } from 'kysely'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import type { Rule } from '#base/rules/rules.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import type { OrderFacts } from './orderContent.contract.ts'

export type OrderRow = {
  id: number
  side: string | null
  service: string | null
  purpose: string | null
  isExclusive: boolean
  language: string | null
  secondLanguage: string | null
  templateId: number | null
  feePercent: number | null
  feeAmount: number | null
  feeMonths: number | null
  isFeePlusVat: boolean
  validFrom: string | null
  validUntil: string | null
  handedOver: string | null
  isOffPremises: boolean
  beginNow: boolean
  agentId: number | null
  extendsId: number | null
}

export type Rules = {
  length: Rule<'brokerOrderLength'> | null
  content: Rule<'brokerOrderContent'> | null
  withdrawal: Awaited<ReturnType<typeof withdrawalRule>>
}
const withdrawalRule = (tx: Db, day: string) => ruleOn(tx, 'consumerWithdrawal', day)

/** The rules that hold on a day, YYYY-MM-DD. */
export async function rulesOn(tx: Db, day: string): Promise<Rules> {
  return {
    length: await ruleOn(tx, 'brokerOrderLength', day),
    content: await ruleOn(tx, 'brokerOrderContent', day),
    withdrawal: await withdrawalRule(tx, day),
  }
}

/** What the paper says of the right to withdraw. */
export const withdrawalFacts = ({ parameters }: NonNullable<Rules['withdrawal']>) => ({
  days: parameters.days,
  beginNowText: { en: parameters.beginNowEn, el: parameters.beginNowEl, ru: parameters.beginNowRu },
})

/** In each language that `text` answers for. */
const each = (text: (language: Language) => string | null): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, text(language) ?? ''])) as Record<
    Language,
    string
  >

/** What an order says of the agency. */
export function agencyFacts(agency: Backend['agency']): OrderFacts['agency'] {
  const { phone, email, taxNumber, gemiNumber } = agency.in('en')
  return {
    name: each((language) => agency.in(language).name),
    address: each((language) => agency.in(language).address),
    phone,
    email,
    taxNumber,
    gemiNumber,
  }
}

type Asked = {
  order: OrderRow
  parties: OrderFacts['parties']
  template: OrderFacts['template']
  extended: OrderFacts['extends']
  rules: Rules
}

/** The order has all that it needs (`missingIn`). */
export async function factsOf(
  tx: Db,
  { order, parties, template, extended, rules }: Asked,
  { agency }: Pick<Backend, 'agency'>,
): Promise<OrderFacts> {
  const { withdrawal } = rules
  const agent = await agentOf(tx, order.agentId ?? undefined)
  return {
    side: order.side as OrderFacts['side'],
    service: order.service as OrderFacts['service'],
    purpose: order.purpose as OrderFacts['purpose'],
    isExclusive: order.isExclusive,
    languages: [order.language, order.secondLanguage].filter((one) => one !== null) as Language[],
    agency: agencyFacts(agency),
    agent: { name: agent?.name ?? '', phone: agent?.phone ?? null },
    parties,
    objects: await objectFacts(tx, order),
    fee: {
      percent: order.feePercent,
      amount: order.feeAmount,
      months: order.feeMonths,
      isPlusVat: order.isFeePlusVat,
    },
    validFrom: order.validFrom!,
    validUntil: order.validUntil!,
    extends: extended,
    handedOver: order.handedOver,
    withdrawal:
      order.isOffPremises && withdrawal
        ? { ...withdrawalFacts(withdrawal), beginNow: order.beginNow }
        : null,
    template,
    rules: [rules.length, rules.content, order.isOffPremises ? withdrawal : null].flatMap((rule) =>
      rule
        ? [
            {
              key: rule.key,
              law: rule.law,
              article: rule.article ?? '',
              confirmedBy: rule.confirmedBy,
            },
          ]
        : [],
    ),
  }
}

const texts = (text: (language: Language) => ReturnType<typeof objectTitle>) =>
  sql`json_build_object(${sql.join(
    languages.map((language) => sql`${sql.lit(language)}, coalesce(${text(language)}, '')`),
  )})`

async function objectFacts(tx: Db, { id, purpose }: OrderRow): Promise<OrderFacts['objects']> {
  const price =
    purpose === 'rent'
      ? sql`coalesce(o."rentPriceWithDiscount", o."rentPrice")`
      : sql`coalesce(o."salePriceWithDiscount", o."salePrice")`
  const { rows } = await sql<OrderFacts['objects'][number]>`
    SELECT o."referenceNumber" AS "number", ${texts((language) => objectTitle('o', language))} AS "title",
      nullif(o."address", '') AS "address",
      ${texts((language) => sql`(SELECT ${inLanguage('name', language)} FROM "place" WHERE "place"."id" = o."locationId")`)} AS "place",
      ${price}::float8 AS "price"
    FROM "orderObject" k JOIN "object" o ON o."id" = k."objectId"
    WHERE k."orderId" = ${id} ORDER BY k."position"
  `.execute(tx)
  return rows
}
