-- The private address of a calendar is listed among its person's sessions, with its last use, and ends with the
-- password. Those that were made under an older password have outlived it.
ALTER TABLE "calendarFeed" ADD COLUMN "lastUsedOn" timestamptz; -- null: never read

DELETE FROM "calendarFeed" f USING "user" u
WHERE u."accountId" = f."accountId" AND f."createdOn" < u."passwordSetOn";
