-- What the database must know of letters: pieces of words, and lower case in every script.
-- Names of tables and columns are the specification's own words, hence the quotes.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- What lower() goes by, whatever the locale of the database: the letters of Unicode. PostgreSQL has them
-- built in from 17 on, and from the library ICU before.
DO $$ BEGIN
  IF current_setting('server_version_num')::integer >= 170000 THEN
    CREATE COLLATION "letters" FROM pg_c_utf8;
  ELSE
    CREATE COLLATION "letters" (provider = icu, locale = 'und');
  END IF;
END $$;
