// Turns errors of the database and of full disks into problems that a person can act on.
import { DatabaseError } from 'pg'
import { isDiskFull } from '../errors/diskFull.ts'
import { problemOfHttp } from '../http/answerProblem.ts'
import {
  Problem,
  badInput,
  badRequest,
  conflict,
  diskIsFull,
  unavailable,
} from '../http/problem.ts'
import { isLostConnection } from '../errors/lostConnection.ts'

/** The problem to answer for any thrown value; 500 where nothing better is known. */
export const problemOf = (error: unknown): Problem =>
  problemOfHttp(error) ??
  problemOfDatabase(error) ??
  (isDiskFull(error) ? diskIsFull() : new Problem(500))

/**
 * A 409 for duplicates and overlaps, a 400 for invalid values, a 503 while the database is lost or too slow, a 507 for a full
 * disk; undefined for faults of ours.
 */
export function problemOfDatabase(error: unknown): Problem | undefined {
  if (isLostConnection(error)) return unavailable()
  if (!(error instanceof DatabaseError) || !error.code) return undefined
  switch (error.code) {
    case '23505': // unique_violation
    case '23P01': // exclusion_violation
      return conflict('problem.alreadyExists')
    case '23001': // restrict_violation: a trigger keeps it as it is
      return conflict('problem.staysAsItIs')
    case '23503': // foreign_key_violation
      return unknownReference(error)
    case '40001': // serialization_failure
    case '40P01': // deadlock_detected
      return conflict('problem.conflict')
    case '53100': // disk_full
      return diskIsFull()
  }
  // Class 22: a value that the column cannot hold; 23514: a check constraint.
  if (error.code.startsWith('22') || error.code === '23514') return badRequest('problem.invalid')
  return undefined
}

// The detail names the column: Key (branchId)=(7) is not present in table "branch".
function unknownReference({ detail }: DatabaseError): Problem {
  const column = /^Key \((\w+)\)=.* is not present/.exec(detail ?? '')?.[1]
  return column
    ? badInput({ [column]: ['problem.unknownReference'] })
    : badRequest('problem.unknownReference')
}
