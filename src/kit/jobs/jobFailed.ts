import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { errorCode } from '../errors/errorCode.ts'

/** What pg-boss stores of a failed job: no text of the error, because it may quote anything. The log has the whole. */
export class JobFailed extends Error {
  toJSON() {
    const { cause } = this
    return {
      code: errorCode(cause),
      /** The violated constraint. */
      constraint: (cause instanceof DatabaseError && cause.constraint) || null,
      place: cause instanceof Error ? placeIn(cause.stack ?? '') : null,
    }
  }

  constructor(cause: unknown) {
    super('a job failed', { cause })
  }
}

const root = join(import.meta.dirname, '../../..')

/** The innermost file and line of this program, such as `src/base/mail/mail.routes.ts:12`: a text may look like one. */
function placeIn(stack: string): string | null {
  for (const [, path, line] of stack.matchAll(/\/(src\/[\w./-]+\.[jt]s):(\d{1,5})(?!\d)/g))
    if (!path!.includes('..') && existsSync(join(root, path!))) return `${path}:${line}`
  return null
}
