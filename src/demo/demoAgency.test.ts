import { addDays } from '#kit/clock.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import { specialities } from './people/demoAccount.ts'
import { demoSignIns } from './signIns.ts'

const today = '2026-03-16'
const yesterday = addDays(today, -1)
const agency = generate(today)
const { accounts, activities, assignments, files, leads } = agency
const account = (id: number) => accounts[id - 1]!
const count = (having: (one: DemoAccount) => unknown) => accounts.filter(having).length

test('the same day gives the same agency', () => {
  expect(generate(today)).toEqual(agency)
})

test('another day gives the same people', () => {
  const later = generate('2026-09-01')
  expect(later.accounts.slice(0, 25).map(({ lastName }) => lastName)).toEqual(
    accounts.slice(0, 25).map(({ lastName }) => lastName),
  )
})

test('there are accounts of every kind', () => {
  expect(accounts).toHaveLength(2000)
  expect(accounts.every(({ id }, at) => id === at + 1)).toBe(true)
  expect(count((one) => one.isEmploye)).toBe(25)
  expect(count((one) => one.isSource)).toBeGreaterThan(30)
  expect(count((one) => one.isProfessional)).toBeGreaterThan(100)
  expect(count((one) => one.isPartnerRealEstate)).toBeGreaterThan(35)
  expect(count((one) => one.isPartnerTourism)).toBeGreaterThan(20)
  expect(count((one) => one.isOwner && one.isClient)).toBeGreaterThan(80)
  expect(count((one) => one.hasTransactions)).toBe(60)
  expect(count((one) => one.deletedOn)).toBeGreaterThan(15)
  for (const speciality of specialities) expect(count((one) => one[speciality])).toBeGreaterThan(0)
})

test('half of the names are Greek, a quarter Russian', () => {
  const written = (script: RegExp) => count((one) => script.test(one.lastName ?? '')) / 2000
  expect(written(/\p{Script=Greek}/u)).toBeCloseTo(0.5, 1)
  expect(written(/\p{Script=Cyrillic}/u)).toBeCloseTo(0.25, 1)
})

test('every branch has people who work there today', () => {
  for (const { id } of agency.branches) {
    const people = count((one) => one.isEmploye && one.branchId === id && !one.endDate)
    expect(people).toBeGreaterThanOrEqual(5)
  }
})

test('each sign-in has an account with its e-mail and role', () => {
  const roles = demoSignIns.map(({ accountId }) => account(accountId).role)
  expect(roles).toEqual(['admin', 'employee', 'employee', 'clientPayments'])
  expect(demoSignIns.map(({ accountId }) => account(accountId).branchId)).toEqual([
    null,
    null,
    3,
    null,
  ])
  for (const { accountId, username, password } of demoSignIns) {
    expect(account(accountId).email).toBe(username)
    expect(count((one) => one.email?.split(';').includes(username))).toBe(1)
    expect(password.length).toBeGreaterThanOrEqual(10)
  }
})

test('every phone is valid in its country, and nobody has more than five', () => {
  const phones = accounts.flatMap((one) => one.phone?.split(';') ?? [])
  const invalid = phones.filter((one) => !parsePhoneNumberFromString(one, 'GR')?.isValid())
  expect(invalid).toEqual([])
  expect(Math.max(...accounts.map((one) => one.phone?.split(';').length ?? 0))).toBe(5)
})

test('every e-mail is at a reserved name, and nobody has more than four', () => {
  const emails = accounts.flatMap((one) => one.email?.split(';') ?? [])
  const elsewhere = emails.filter(
    (one) => !/^[a-z0-9._]+@([a-z0-9-]+\.)?example\.(com|org|net)$/.test(one),
  )
  expect(elsewhere).toEqual([])
  expect(Math.max(...accounts.map((one) => one.email?.split(';').length ?? 0))).toBe(4)
})

test('nothing was entered before its author joined, nor after today', () => {
  for (const one of accounts.filter(({ isEmploye }) => !isEmploye)) {
    const writer = account(one.createdById)
    expect(writer.startDate! <= one.createdOn.slice(0, 10)).toBe(true)
    expect((writer.endDate ?? today) >= one.createdOn.slice(0, 10)).toBe(true)
    expect(one.createdOn <= one.modifiedOn && one.modifiedOn < today).toBe(true)
  }
})

test('activities are done, overdue, due today, planned, or not actions', () => {
  expect(activities).toHaveLength(1500)
  const toDo = activities.filter(({ done }) => done === false)
  expect(toDo.filter(({ date }) => date! < today).length).toBe(60)
  expect(toDo.filter(({ date }) => date!.startsWith(today)).length).toBe(40)
  expect(toDo.filter(({ date }) => date! > `${today}T23:59:59`).length).toBe(130)
  expect(activities.filter(({ done }) => done === null).length).toBe(330)
  for (const { done, date, doneDate, createdOn } of activities) {
    expect(doneDate !== null).toBe(done === true)
    if (doneDate) expect(date! <= doneDate && doneDate < today).toBe(true)
    if (date) expect(date > createdOn.slice(0, 19)).toBe(true)
  }
})

test('there are leads of every type and stage, and half of them have offered objects', () => {
  expect(leads).toHaveLength(3000)
  const having = (what: (lead: (typeof leads)[number]) => unknown) => leads.filter(what).length
  for (const stage of [1, 2, 3, 4, 5, 6, 7])
    expect(having((lead) => lead.stage === stage)).toBeGreaterThan(60)
  for (const service of ['forRent', 'forShortRent', 'forSell', 'forRentOut'] as const)
    expect(having((lead) => lead[service])).toBeGreaterThan(50)
  expect(having(({ forPurchase }) => forPurchase)).toBeGreaterThan(2000)
  for (const script of [/\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /^[\p{Script=Latin}\P{L}]*$/u])
    expect(having(({ description }) => script.test(description))).toBeGreaterThan(200)
  const planned = new Set(agency.leadActivities.map(({ leadId }) => leadId))
  expect(planned.size).toBe(500)
  expect(having(({ id, stage }) => stage < 6 && !planned.has(id))).toBeGreaterThan(100)
  const offered = new Set(agency.leadObjects.map(({ leadId }) => leadId))
  expect(offered.size).toBeGreaterThan(1200)
  const pairs = agency.leadObjects.map(({ leadId, objectId }) => `${leadId}/${objectId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('nothing belongs to a deleted account, or is older than its account', () => {
  for (const { accountIds, createdOn } of activities) {
    expect(accountIds.length).toBeGreaterThan(0)
    for (const id of accountIds) expect(account(id).createdOn <= createdOn).toBe(true)
  }
  const parents = [...assignments, ...files].map(({ parentId }) => parentId)
  const clients = leads.map(({ accountId }) => accountId)
  expect([...parents, ...clients].filter((id) => account(id).deletedOn)).toEqual([])
  for (const { createdOn } of files) expect(createdOn.slice(0, 10) <= yesterday).toBe(true)
})
