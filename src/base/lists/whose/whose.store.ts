// SQL conditions for the filter by the people assigned.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import type { WhoseFilter } from './whose.contract.ts'

type Where = RawBuilder<SqlBool>

/** `column`: the derived array of assigned account ids with a GIN index, such as `l."assignedIds"`. */
export async function whoseWhere(
  db: Db,
  column: RawBuilder<unknown>,
  { whose, assigned }: WhoseFilter,
  actor: Actor,
): Promise<Where[]> {
  const nobody = sql<SqlBool>`${column} = '{}'`
  const any = (ids: readonly number[]) => sql<SqlBool>`${column} && ${[...ids]}::integer[]`
  return [
    ...(whose === 'mine' ? [any([actor.accountId])] : []),
    // Read beforehand, so that the planner knows how many rows these people have.
    ...(whose === 'branch' ? [any(await peopleOfBranch(db, actor))] : []),
    ...(whose === 'nobody' || assigned === 0 ? [nobody] : []),
    ...(assigned ? [any([assigned])] : []),
  ]
}

/** The employees of the actor's branch; of the head office for an actor without a branch. */
async function peopleOfBranch(db: Db, { branchId }: Actor): Promise<number[]> {
  const people = await db
    .selectFrom('account')
    .select('id')
    .where('isEmploye', '=', true)
    .where('branchId', branchId === null ? 'is' : '=', branchId)
    .where('deletedOn', 'is', null)
    .execute()
  return people.map(({ id }) => id)
}
