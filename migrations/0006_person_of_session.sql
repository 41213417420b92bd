-- A deleted account may not sign in, nor may an employee who no longer works here.
CREATE FUNCTION "maySignIn"("deletedOn" timestamptz, "isEmploye" boolean, "endDate" date) RETURNS boolean
LANGUAGE SQL STABLE
RETURN "deletedOn" IS NULL
  AND NOT ("isEmploye" AND "endDate" IS NOT NULL AND "endDate" < (now() AT TIME ZONE 'Europe/Athens')::date);

-- Who is behind a token; no row when the session has ended. Asked on each request: PL/pgSQL keeps the
-- plan, and planning a join with a table of as many indexes as "account" takes longer than running it.
CREATE FUNCTION "personOfSession"("token" bytea)
RETURNS TABLE (
  "accountId" integer, "username" text, "language" text, "role" text, "branchId" integer, "lastUsedOn" timestamptz
)
LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
  RETURN QUERY
  SELECT u."accountId", u."username", u."language", a."role", a."branchId", s."lastUsedOn"
  FROM "session" s
  JOIN "user" u ON u."accountId" = s."accountId"
  JOIN "account" a ON a."id" = s."accountId"
  WHERE s."tokenHash" = "token" AND s."expiresOn" > now()
    AND "maySignIn"(a."deletedOn", a."isEmploye", a."endDate");
END
$$;
