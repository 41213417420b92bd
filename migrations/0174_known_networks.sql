-- Networks that a person has signed in from, each as a hash: wrong codes from elsewhere keep nobody from their own.
CREATE TABLE "knownNetwork" (
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "networkHash" bytea NOT NULL,
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "networkHash")
);

INSERT INTO "knownNetwork" ("accountId", "networkHash", "lastUsedOn")
SELECT "accountId", sha256(convert_to("address", 'UTF8')), max("lastUsedOn") FROM "session"
WHERE "address" IS NOT NULL GROUP BY 1, 2;

-- A device that was not used since its person has a second factor has never shown one.
DELETE FROM "device" d USING (
  SELECT "accountId", min("createdOn") AS "since" FROM (
    SELECT "accountId", "createdOn" FROM "authenticator" UNION ALL SELECT "accountId", "createdOn" FROM "passkey"
  ) AS "each" GROUP BY 1
) AS f
WHERE f."accountId" = d."accountId" AND d."lastUsedOn" < f."since";
