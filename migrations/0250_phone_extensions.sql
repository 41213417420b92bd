-- The digits of phones no longer have those of an extension: accounts that name one are written again, with their keys.
-- requires: fold.sql identityKeys.sql accounts.tables.sql
UPDATE "account" SET "phone" = "phone" WHERE "phone" ~ '[^-+()0-9;,/. ]';
