-- An expense has the token of its approval link from the moment it is stored, whoever stores it: 244 random
-- bits of the same source as keys. An income has none.
-- version: 1
CREATE OR REPLACE FUNCTION "giveApprovalToken"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."isDebit" AND NEW."approvalToken" IS NULL THEN
    NEW."approvalToken" := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  END IF;
  RETURN NEW;
END $$;
