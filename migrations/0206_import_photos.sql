-- Photos that come with imports: by their addresses in a table, or packed into a file of their own.
ALTER TABLE "import" DROP CONSTRAINT "import_state_check";
ALTER TABLE "import" ADD CONSTRAINT "import_state_check"
  CHECK ("state" IN ('reading', 'mapping', 'checking', 'checked', 'running', 'photos', 'done', 'undoing', 'undone'));
ALTER TABLE "import" ADD COLUMN "photoFile" text; -- the packed photos, by their name in the file store; null: there are none, or they are unpacked
ALTER TABLE "import" ADD COLUMN "photoFileSize" bigint;

DROP INDEX "importUnderWay";
CREATE INDEX "importUnderWay" ON "import" ("id") WHERE "state" IN ('reading', 'checking', 'running', 'photos', 'undoing');

CREATE TABLE "importPhoto" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "importId" integer NOT NULL REFERENCES "import" ("id") ON DELETE CASCADE,
  "number" integer, -- of the row; null: it was packed
  "objectId" integer, -- null: no property has the number that its name begins with
  "position" integer NOT NULL, -- within the row, or among the packed ones
  "source" text NOT NULL, -- its address without user and password, or its name among the packed ones
  "state" text NOT NULL DEFAULT 'waiting' CHECK ("state" IN ('waiting', 'added', 'same', 'failed', 'undone', 'stays')),
  "why" jsonb, -- the message of one that failed or stays
  "fileId" integer -- the file that it became, or that the property had already
);
CREATE UNIQUE INDEX "importPhotoOnce" ON "importPhoto" ("importId", coalesce("objectId", 0), md5("source"));
CREATE INDEX "importPhotoState" ON "importPhoto" ("importId", "state", "id");
CREATE INDEX "importPhotoObject" ON "importPhoto" ("objectId");
CREATE INDEX "importPhotoFile" ON "importPhoto" ("fileId") WHERE "fileId" IS NOT NULL;
