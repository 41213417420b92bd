// Trigram and array indexes collect the new keys of saves in a pending list. Whoever fills it up has to sort it in, which takes a
// tenth of a second or more, and each search reads all of it.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** Sorts the pending lists of all indexes in. Waits for nobody, and nobody waits for it. */
export const emptyPendingLists = async (db: QueryExecutorProvider): Promise<void> =>
  void (await sql`
    SELECT gin_clean_pending_list(i.oid) FROM pg_class i JOIN pg_am ON pg_am.oid = i.relam AND pg_am.amname = 'gin'
    WHERE i.relkind = 'i' AND i.relnamespace = current_schema()::regnamespace AND pg_get_userbyid(i.relowner) = current_user
  `.execute(db))
