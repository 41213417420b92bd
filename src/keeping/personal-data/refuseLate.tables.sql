-- Triggers that refuse to link anything to a person whose data has been erased.
-- requires: accounts.tables.sql leads.tables.sql objects.tables.sql objectKeys.tables.sql deals.tables.sql orders.tables.sql viewings.tables.sql selections.tables.sql reservations.tables.sql payments.tables.sql activities.tables.sql assignments.tables.sql files.tables.sql alerts.tables.sql enquiries.tables.sql reminders.tables.sql session.tables.sql knownClients.tables.sql refuseLate.sql

-- An erased account itself does not change any more. Not BEFORE UPDATE: every save of an account would then compute all generated
-- columns again, also those whose columns stay as they are.
CREATE TRIGGER "refuseLateChange" AFTER UPDATE ON "account"
  FOR EACH ROW WHEN (OLD."erasedOn" = NEW."erasedOn") EXECUTE FUNCTION "refuseLateChange"();

-- Arguments: the column with the id, the kind of record it refers to (or the column that holds the kind), and the field
-- that the error names.
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "lead"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLateSource" BEFORE INSERT OR UPDATE OF "source" ON "lead"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('source', 'Account', 'source');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "objectAccount"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "objectKey"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "objectKeyHistory"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "dealAccount"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accounts');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "dealShare"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'shares');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "demandId" ON "deal"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('demandId', 'Demand', 'demandId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "demandId" ON "viewing"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('demandId', 'Demand', 'demandId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "leadId" ON "selection"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('leadId', 'Demand', 'leadId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "demandId" ON "reservation"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('demandId', 'Demand', 'demandId');
CREATE TRIGGER "refuseLateGuest" BEFORE INSERT OR UPDATE OF "accountId" ON "reservation"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLateSource" BEFORE INSERT OR UPDATE OF "sourceId" ON "reservation"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('sourceId', 'Account', 'sourceId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "transaction"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "entityId" ON "activityLink"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('entityId', 'entity', 'links');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "activityAssigned"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'assignedTo');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "assignment"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'assignedTo');
CREATE TRIGGER "refuseLateParent" BEFORE INSERT OR UPDATE OF "parentId" ON "assignment"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('parentId', 'parentKind', 'parentId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "parentId" ON "file"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('parentId', 'parentKind', 'fileNames');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "alert"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "siteSource"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "reminderSilence"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "leadTaker"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "leadTurn"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "knownClient"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "orderParty"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'parties');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "demandId" ON "brokerOrder"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('demandId', 'Demand', 'demandId');
CREATE TRIGGER "refuseLateAgent" BEFORE INSERT OR UPDATE OF "agentId" ON "brokerOrder"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('agentId', 'Account', 'agentId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "user"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
