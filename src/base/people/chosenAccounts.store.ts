// Checks accounts that a record refers to: that they exist, and that work may be assigned to them.
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'

/** 400 that names `accountId` if the account does not exist or was deleted. */
export async function accountMustExist(tx: Db, accountId: number): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!account) throw badInput({ accountId: ['record.unknownAccount'] })
}

/** The account to assign work to. 400 if it is neither an employee's nor a specialist's. */
export async function assignable(tx: Db, id: number) {
  const [account] = await assignableAmong(tx, [id])
  if (!account) throw notAssignable()
  return account
}

export const isAssignable = async (tx: Db, id: number): Promise<boolean> =>
  (await assignableAmong(tx, [id])).length > 0

/** 400 if any of them is neither an employee's nor a specialist's. */
export async function mustBeAssignable(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  if ((await assignableAmong(tx, ids)).length < ids.length) throw notAssignable()
}

const assignableAmong = (tx: Db, ids: readonly number[]) =>
  tx
    .selectFrom('account')
    .select(['id as accountId', 'name as account'])
    .where('id', 'in', ids)
    .where('deletedOn', 'is', null)
    .where((eb) => eb.or([eb('isEmploye', '=', true), eb('isProfessional', '=', true)]))
    .execute()

const notAssignable = () => badInput({ assignedTo: ['record.notAssignable'] })
