-- The mark that the database and its file storage share.
CREATE TABLE "storageMark" (
  "mark" uuid NOT NULL
);
CREATE UNIQUE INDEX "storageMarkOne" ON "storageMark" ((true));
