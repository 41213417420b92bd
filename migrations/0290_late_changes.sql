-- A check of accounts no longer makes every save compute all generated columns again.
DROP TRIGGER "refuseLateChange" ON "account";
CREATE TRIGGER "refuseLateChange" AFTER UPDATE ON "account"
  FOR EACH ROW WHEN (OLD."erasedOn" = NEW."erasedOn") EXECUTE FUNCTION "refuseLateChange"();
