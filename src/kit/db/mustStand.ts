import type { Author } from './entity.ts'

/**
 * To be waited for before anything is written that somebody asks for: where it is still looked up who asks, until that
 * is known. Throws when they are not who they were taken for; the call is then made anew, for whoever they are.
 *
 * Before a transaction begins: in it, whoever waits would keep rows locked and a connection that the look-up may need.
 */
export async function mustStand(author: Author): Promise<void> {
  if (author?.standing && !(await author.standing))
    throw new Error('Whoever asked is somebody else by now')
}
