import type { Author } from './entity.ts'

/**
 * Await before writing anything for a caller whose session is still being confirmed. Throws if the caller is not the expected
 * person; the call is then repeated for the actual one.
 *
 * Call it before a transaction begins: inside one it would hold locks, and a connection that the confirmation may need.
 */
export async function sessionMustBeConfirmed(author: Author): Promise<void> {
  if (author?.standing && !(await author.standing))
    throw new Error('Whoever asked is somebody else by now')
}
