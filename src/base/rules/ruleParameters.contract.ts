// The rules that code uses by name, and the fields of their parameters. The numbers themselves stand in rules.rows.sql.
import { z } from 'zod'
import { flag, flagEnum, number, textareaUpTo } from '#kit/fields/kinds.ts'
import type { Field, Fields, ValueOf } from '#kit/fields/kinds.ts'
import { valueSchema } from '#kit/fields/schema.ts'

const orderLength = {
  /** The longest term, in whole months. */
  months: number({ min: 1, max: 120 }),
  /** How often it may be made longer; 0 if never. */
  extensions: number({ max: 20 }),
  /** The longest term of one extension. */
  extensionMonths: number({ max: 120 }),
} as const
const consentText = textareaUpTo(1000)

/** A parameter, or a group of parameters under one name. */
export const ruleParameters = {
  /** Adverts show the energy class, except of these types and sub-types of properties. */
  energyClassInAdverts: {
    exemptTypes: flagEnum('objectType'),
    exemptSubTypes: flagEnum('objectSubType'),
  },
  /** The longest terms of an order to a broker: of an exclusive one, and of others. */
  brokerOrderLength: { exclusive: orderLength, other: orderLength },
  /** What an order must contain at least. */
  brokerOrderContent: {
    partiesTaxNumbers: flag,
    registryNumber: flag,
    exactProperty: flag,
    fee: flag,
  },
  brokerOrderKept: {
    /** Full calendar years after the end of an order for which it is kept. */
    orderYears: number({ min: 1, max: 50 }),
  },
  brokerFee: {
    /** Only the promised service (mediation, or introduction) earns the fee. */
    onlyPromisedService: flag,
    /** The part of the fee that is earned by a preliminary contract without a final one. */
    percentOnPreliminary: number({ max: 100, decimals: 1 }),
  },
  /** Of contracts off premises or at distance. */
  consumerWithdrawal: {
    days: number({ min: 1, max: 365 }),
    beginNowEn: consentText,
    beginNowEl: consentText,
    beginNowRu: consentText,
  },
  /** What the file about a client must have, and how long it is kept. */
  knowYourClient: {
    yearsKept: number({ min: 1, max: 50 }),
    identity: flag,
    beneficialOwner: flag,
    sourceOfMoney: flag,
    officeHeld: flag,
    risk: flag,
  },
  /** Rents are paid through a bank account. */
  rentByBank: {
    /** Each co-owner declares an account of their own. */
    ownAccountOfEach: flag,
    /** The owner is the first holder of a joint account. */
    ownerFirst: flag,
  },
} as const satisfies Record<string, Record<string, Field | Fields>>

export type RuleKey = keyof typeof ruleParameters
export const ruleKeys = Object.keys(ruleParameters) as RuleKey[]

type Shape<K extends RuleKey> = (typeof ruleParameters)[K]
type Given<F extends Field> = NonNullable<ValueOf<F>>
/** The parameters of a rule. All are given: none is null. */
export type ParametersOf<K extends RuleKey> = {
  -readonly [Name in keyof Shape<K>]: Shape<K>[Name] extends Field
    ? Given<Shape<K>[Name]>
    : Shape<K>[Name] extends Fields
      ? { -readonly [Part in keyof Shape<K>[Name]]: Given<Shape<K>[Name][Part]> }
      : never
}

type NamesOf<S> = {
  [Name in keyof S & string]: S[Name] extends Field ? Name : `${Name}.${keyof S[Name] & string}`
}[keyof S & string]
/** `days`, or `exclusive.months` of a group. */
export type ParameterName = { [K in RuleKey]: NamesOf<Shape<K>> }[RuleKey]

const isField = (one: Field | Fields): one is Field => typeof one.kind === 'string'

/** The fields of a rule's parameters in one list, as forms and the action log have them. */
export const parameterFieldsOf = (key: RuleKey): Partial<Record<ParameterName, Field>> =>
  Object.fromEntries(
    Object.entries<Field | Fields>(ruleParameters[key]).flatMap(([name, one]) =>
      isField(one)
        ? [[name, one]]
        : Object.entries(one).map(([part, field]) => [`${name}.${part}`, field]),
    ),
  )

/** Those of all rules: no two rules have a parameter of the same name. */
export const parameterFields = Object.assign({}, ...ruleKeys.map(parameterFieldsOf)) as Record<
  ParameterName,
  Field
>
export const parameterNames = Object.keys(parameterFields) as ParameterName[]

/** The parameters in one list, by the names of `parameterFieldsOf`. */
export const flatParameters = (parameters: object | null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters ?? {}).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one])
        : [[name, value]],
    ),
  )

/** The reverse of `flatParameters`, of one rule. */
export const nestedParameters = (
  key: RuleKey,
  flat: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Field | Fields>(ruleParameters[key]).map(([name, one]) => [
      name,
      isField(one)
        ? flat[name]
        : Object.fromEntries(Object.keys(one).map((part) => [part, flat[`${name}.${part}`]])),
    ]),
  )

const required = (field: Field) =>
  valueSchema(field).refine((value) => value !== null, { params: { text: 'problem.required' } })
const shapeOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, required(field)]))

/** What the stored parameters of a rule must be. */
export const parametersSchema = (key: RuleKey): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<Field | Fields>(ruleParameters[key]).map(([name, one]) => [
        name,
        isField(one) ? required(one) : z.strictObject(shapeOf(one)),
      ]),
    ),
  )
