-- Gives every new expense the token of its approval link: 244 bits of cryptographic randomness. Incomes have none.
-- version: 1
CREATE OR REPLACE FUNCTION "giveApprovalToken"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."isDebit" AND NEW."approvalToken" IS NULL THEN
    NEW."approvalToken" := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  END IF;
  RETURN NEW;
END $$;
