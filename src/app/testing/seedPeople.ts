// A branch and one person of each role who may sign in, all with the password `password`.
import { hashPassword } from '#base/session/passwords/passwords.ts'
import type { Db } from '#base/backend/backend.ts'

export const password = 'olive tree 1821'

// Hashing is slow on purpose, so test files that share a process share the hash.
let hashed: Promise<string> | undefined

const people = {
  admin: { firstName: 'Anna', lastName: 'Admin', isEmploye: true, role: 'admin', branchId: null },
  employee: {
    firstName: 'Eleni',
    lastName: 'Employee',
    isEmploye: true,
    role: 'employee',
    branchId: null,
  },
  branchEmployee: {
    firstName: 'Boris',
    lastName: 'Branch',
    isEmploye: true,
    role: 'employee',
    branchId: 1,
  },
  client: {
    firstName: 'Klio',
    lastName: 'Client',
    isClient: true,
    hasTransactions: true,
    role: 'clientPayments',
  },
} as const

export async function seedPeople(db: Db) {
  await db
    .insertInto('branch')
    .values({ nameEn: 'Kalamaria', nameEl: 'Καλαμαριά', nameRu: 'Каламарья' })
    .execute()
  const passwordHash = await (hashed ??= hashPassword(password))
  const add = async (name: keyof typeof people) => {
    const username = `${name.toLowerCase()}@example.com`
    const { id } = await db
      .insertInto('account')
      .values({ ...people[name], email: username })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('user').values({ accountId: id, username, passwordHash }).execute()
    return { accountId: id, username }
  }
  return {
    admin: await add('admin'),
    employee: await add('employee'),
    branchEmployee: await add('branchEmployee'),
    client: await add('client'),
  }
}
