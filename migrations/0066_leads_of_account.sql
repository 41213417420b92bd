-- Also of deleted leads: whoever renames an account renames it in all of its leads, and looked through every
-- lead for them.
CREATE INDEX "leadOfAccount" ON "lead" ("accountId");
