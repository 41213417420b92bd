-- Reference numbers: four of 32 characters that cannot be confused (no 0, 1, I, O). A counter scrambled by reversible steps:
-- 1,048,576 different numbers in no visible order.
-- version: 1
-- kept in: object ("referenceNumber"). Never change the steps: they would produce numbers that are already used.

CREATE OR REPLACE FUNCTION "referenceNumberOf"("count" integer) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  "letters" text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  "mixed" bigint := "count";
BEGIN
  "mixed" := ("mixed" * 668265 + 374761) % 1048576;
  "mixed" := "mixed" # ("mixed" >> 9);
  "mixed" := ("mixed" * 461845 + 104729) % 1048576;
  "mixed" := "mixed" # ("mixed" >> 11);
  RETURN substr("letters", ("mixed" >> 15)::integer + 1, 1)
    || substr("letters", (("mixed" >> 10) & 31)::integer + 1, 1)
    || substr("letters", (("mixed" >> 5) & 31)::integer + 1, 1)
    || substr("letters", ("mixed" & 31)::integer + 1, 1);
END $$;
