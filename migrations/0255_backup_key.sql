-- The key that seals the backups is told from others, so that one that is new gets its first backup at once.
ALTER TABLE "backupPlace" ADD COLUMN "keyId" text;
