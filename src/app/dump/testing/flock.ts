// Tables of sheep, for tests.
import type pg from 'pg'

/** Every kind of column, references in a circle and to itself, triggers that would change or refuse rows. */
export const sheep = `-- requires: bleat.sql
CREATE TYPE "colour" AS ENUM ('black', 'white');
CREATE SEQUENCE "earTag" START 500 INCREMENT 5;
CREATE TABLE "sheep" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "name" text COLLATE "C", "wool" numeric, "weight" double precision, "born" date, "shorn" timestamptz, "fed" timestamp,
  "grazed" interval, "key" bytea, "says" text[], "facts" jsonb, "plain" json, "tag" bigint DEFAULT nextval('"earTag"'),
  "isRam" boolean, "colour" "colour", "meadow" daterange, "uuid" uuid, "at" time, "words" tsvector, "flags" bit(3),
  "loud" text GENERATED ALWAYS AS (bleat("name")) STORED,
  "mother" integer REFERENCES "sheep" DEFERRABLE INITIALLY DEFERRED, "herd" integer,
  EXCLUDE USING gist ("id" WITH =, "meadow" WITH &&) );
CREATE TABLE "herd" ("id" integer PRIMARY KEY, "leader" integer REFERENCES "sheep", UNIQUE ("leader") DEFERRABLE INITIALLY DEFERRED);
ALTER TABLE "sheep" ADD FOREIGN KEY ("herd") REFERENCES "herd" ON DELETE SET NULL;
CREATE INDEX "sheepName" ON "sheep" (lower(left("name", 9))) INCLUDE ("wool") WHERE "isRam";
CREATE UNIQUE INDEX "sheepTag" ON "sheep" ("tag");
CREATE TABLE "photo" ("picture" text PRIMARY KEY, "size" integer NOT NULL);
CREATE TABLE "Odd name; ""quoted""" ("a column" integer, "tab	" text);
CREATE TABLE "nothing" ();
CREATE FUNCTION "shear"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW."name" := 'shorn'; RETURN NEW; END $$;
CREATE TRIGGER "shearing" BEFORE INSERT OR UPDATE ON "sheep" FOR EACH ROW EXECUTE FUNCTION "shear"();
CREATE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no more'; END $$;
CREATE CONSTRAINT TRIGGER "full" AFTER INSERT ON "herd" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse"();
CREATE TRIGGER "always" BEFORE INSERT ON "photo" FOR EACH ROW EXECUTE FUNCTION "refuse"();
ALTER TABLE "photo" ENABLE ALWAYS TRIGGER "always";
CREATE TRIGGER "asleep" BEFORE INSERT ON "photo" FOR EACH ROW EXECUTE FUNCTION "refuse"();
ALTER TABLE "photo" DISABLE TRIGGER "asleep";
INSERT INTO "Odd name; ""quoted""" VALUES (7, 'given')`
export const bleat = `-- version: 1
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE FUNCTION bleat(text) RETURNS text LANGUAGE sql IMMUTABLE RETURN upper($1)`

/** Names, a blank one and one of 6 MB among them, that COPY must write in another way than they are. */
export async function graze(pool: pg.Pool) {
  await pool.query(`ALTER TABLE "sheep" DISABLE TRIGGER USER; ALTER TABLE "herd" DISABLE TRIGGER USER;
    ALTER TABLE "photo" DISABLE TRIGGER USER`)
  const names = [
    'Dolly',
    '',
    null,
    '\\N',
    '\\.',
    'a\tb\nc\rd\\e\bf',
    `'"`,
    '🐑 Αρνί',
    'x'.repeat(6e6),
  ]
  for (const [at, name] of names.entries())
    await pool.query(
      `INSERT INTO "sheep" ("name", "wool", "weight", "born", "shorn", "fed", "grazed", "key", "says", "facts", "plain", "isRam",
         "colour", "meadow", "uuid", "at", "words", "flags")
       SELECT $1, (ARRAY[0.1000, 'NaN', 12345678901234567890.123456789, NULL])[1 + $2 % 4],
         (ARRAY[0.1 + 0.2, 'Infinity', '-0', 1e-300])[1 + $2 % 4], (ARRAY['infinity', '0044-03-15 BC', '2026-02-28', NULL]::date[])[1 + $2 % 4],
         timestamptz '2026-03-29 03:30:00.123456+03' + $2 * interval '1 hour', timestamp '1999-12-31 23:59:59.999999',
         interval '-1 year 2 mons -3 days 04:05:06.7', decode(repeat('00ff5c0a', $2), 'hex'),
         ARRAY[$1, NULL, '{"a,b"}', ''], jsonb_build_object('a', $1::text, 'n', 1.50), '{"b":  1, "a": 2}', $2 % 2 = 0,
         (ARRAY['black', 'white', NULL]::"colour"[])[1 + $2 % 3], (ARRAY['[2026-01-01,2026-02-01)', 'empty', '(,)'])[1 + $2 % 3]::daterange,
         md5($2::text)::uuid, '24:00', to_tsvector('simple', 'ba''a \\\\ ' || $2), 5::bit(3)`,
      [name, at],
    )
  await pool.query(`
    INSERT INTO "herd" SELECT n, n FROM generate_series(1, 3) n;
    UPDATE "sheep" SET "mother" = 1 + ("id" + 1) % 9;
    UPDATE "sheep" SET "herd" = 1 + "id" % 3 WHERE "id" < 7;
    INSERT INTO "Odd name; ""quoted""" SELECT n, E'\\t' || n FROM generate_series(1, 30000) n;
    INSERT INTO "nothing" SELECT FROM generate_series(1, 3);
    UPDATE "sheep" SET "mother" = NULL WHERE "mother" = 4; DELETE FROM "sheep" WHERE "id" = 4`)
  await pool.query(`
    ALTER TABLE "sheep" ENABLE TRIGGER USER; ALTER TABLE "herd" ENABLE TRIGGER USER;
    ALTER TABLE "photo" ENABLE ALWAYS TRIGGER "always"`)
}

/** The photos of sheep as stored files. */
export const listFiles = `SELECT "picture" AS "name", "size"::float8, 'image/png' AS "contentType", "size" > 0 AS "isNeeded" FROM "photo"`
