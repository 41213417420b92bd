-- Saves are lighter: fewer indexes.
-- Owners and clients are read from the indexes of all accounts, which include the columns of their lists.
DROP INDEX "accountList", "accountOwnerList", "accountClientList", "accountName", "accountOwnerName", "accountClientName",
  "accountModified", "accountOwnerModified", "accountClientModified", "accountById", "accountNameBegins";
CREATE INDEX "accountList" ON "account" ("createdOn" DESC, "id" DESC) INCLUDE ("isOwner", "isClient", "isEmploye")
  WHERE "deletedOn" IS NULL;
CREATE INDEX "accountName" ON "account" ("name", "id") INCLUDE ("isOwner", "isClient", "isEmploye") WHERE "deletedOn" IS NULL;
CREATE INDEX "accountModified" ON "account" ("modifiedOn" DESC, "id" DESC) INCLUDE ("isOwner", "isClient", "isEmploye")
  WHERE "deletedOn" IS NULL;
CREATE INDEX "accountById" ON "account" ("id") INCLUDE ("isOwner", "isClient", "isEmploye") WHERE "deletedOn" IS NULL;
CREATE INDEX "accountNameBegins" ON "account" ("searchName" COLLATE "C", "id") INCLUDE ("isOwner", "isClient", "isEmploye")
  WHERE "deletedOn" IS NULL;

-- No query reads these, or another index serves it as well.
DROP INDEX "objectAreaList", "objectSearchShortRent", "objectStays", "objectForShortRent", "objectToPublish";
DROP INDEX "objectShortRentOrder", "objectWebsiteCode";
CREATE INDEX "objectShortRentOrder" ON "object" (coalesce("shortRentPrice", 0), "id")
  INCLUDE ("shortRentPrice", "locationId", "sleeps")
  WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank";
CREATE UNIQUE INDEX "objectWebsiteCode" ON "object" ((lower("websiteCode") COLLATE "C"))
  WHERE "websiteCode" IS NOT NULL AND "deletedOn" IS NULL;

-- A job empties their pending lists each minute.
ALTER INDEX "accountSearch" SET (gin_pending_list_limit = 1024);
ALTER INDEX "objectSearch" SET (gin_pending_list_limit = 1024);
