-- Extensions for search, and lower case in every script. Tables and columns are named by the specification's own words, hence
-- the quotes everywhere.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Collation for lower() that does not depend on the locale of the database: built in since PostgreSQL 17, from ICU
-- before.
DO $$ BEGIN
  IF current_setting('server_version_num')::integer >= 170000 THEN
    CREATE COLLATION "letters" FROM pg_c_utf8;
  ELSE
    CREATE COLLATION "letters" (provider = icu, locale = 'und');
  END IF;
END $$;
