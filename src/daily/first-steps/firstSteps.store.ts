// Finds out from the data which first steps are done: nobody has to tick them off.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mailInUse } from '#base/mail/server/storedMailer.ts'
import { hasFactor } from '#base/session/second-factor/mustEnrol.store.ts'
import { stepNames } from './firstSteps.contract.ts'
import type { FirstSteps, StepName } from './firstSteps.contract.ts'

/** Steps of each administrator; the others are the agency's. */
const ownSteps: readonly StepName[] = ['secondFactor']

type Found = Record<StepName, boolean> & {
  skipped: StepName[]
  unpublishedId: number | null
  isDemo: boolean
}

type StepsBackend = Pick<Backend, 'db' | 'server' | 'backup' | 'mailEnvironment'>

export async function getFirstSteps(backend: StepsBackend, actor: Actor): Promise<FirstSteps> {
  const { db, server, backup } = backend
  const { by } = await mailInUse(backend)
  const named = server.settings.some(({ name, isSet }) => name === 'AGENCY_NAME' && isSet)
  const { rows } = await sql<Found>`
    SELECT
      (g."name" IS NOT NULL OR ${named}) AND coalesce(g."email", g."phone") IS NOT NULL AND g."logo" IS NOT NULL AS "agency",
      (g."name" IS NOT NULL OR ${named}) AND (NOT g."siteEl" OR g."nameEl" IS NOT NULL)
        AND (NOT g."siteRu" OR g."nameRu" IS NOT NULL) AS "languages",
      ${by === 'smtp'}::boolean AS "mail",
      EXISTS (
        SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
        WHERE a."role" IN ('admin', 'employee') AND a."deletedOn" IS NULL AND a."id" <> ${actor.accountId}
      ) AS "colleague",
      EXISTS (SELECT FROM "object" WHERE "deletedOn" IS NULL AND NOT "isBlank") AS "property",
      EXISTS (SELECT FROM "object" WHERE "published" AND "deletedOn" IS NULL) AS "publish",
      EXISTS (SELECT FROM "portal" WHERE "isOn" AND "deletedOn" IS NULL) AS "portal",
      ${backup !== null} AND EXISTS (SELECT FROM "backupRun" WHERE "kind" = 'base' AND "ok") AS "backup",
      EXISTS (SELECT FROM "account" a WHERE a."id" = ${actor.accountId} AND ${hasFactor}) AS "secondFactor",
      ARRAY (
        SELECT s."name" FROM "skippedStep" s WHERE s."accountId" IS NULL OR s."accountId" = ${actor.accountId}
      ) AS "skipped",
      -- Not searched for among many, once something is public.
      CASE WHEN NOT EXISTS (SELECT FROM "object" WHERE "published" AND "deletedOn" IS NULL) THEN (
        SELECT o."id" FROM "object" o WHERE o."deletedOn" IS NULL AND NOT o."isBlank" ORDER BY o."id" DESC LIMIT 1
      ) END AS "unpublishedId",
      EXISTS (SELECT FROM "demoAgency") AS "isDemo"
    FROM "agency" g WHERE g."id" = 1
  `.execute(db)
  const { skipped, unpublishedId, isDemo, ...done } = rows[0]!
  const stateOf = (name: StepName) =>
    done[name] ? 'done' : skipped.includes(name) ? 'skipped' : 'open'
  return {
    steps: stepNames.map((name) => ({ name, state: stateOf(name) })),
    unpublishedId,
    isDemo,
  }
}

/** For the start page: null in the demo agency, and once no step is open. */
export async function openFirstSteps(
  backend: StepsBackend,
  actor: Actor,
): Promise<FirstSteps | null> {
  const found = await getFirstSteps(backend, actor)
  return !found.isDemo && found.steps.some(({ state }) => state === 'open') ? found : null
}

type Skip = { names: readonly StepName[]; skipped: boolean }

export async function skipSteps(db: Db, { names, skipped }: Skip, actor: Actor): Promise<void> {
  const chosen = sql`
    SELECT DISTINCT n."name", CASE WHEN n."name" = ANY (${ownSteps}::text[]) THEN ${actor.accountId}::integer END AS "accountId"
    FROM unnest(${names}::text[]) AS n ("name")`
  await (
    skipped
      ? sql`
        INSERT INTO "skippedStep" ("name", "accountId")
        SELECT c."name", c."accountId" FROM (${chosen}) c ON CONFLICT DO NOTHING`
      : sql`
        DELETE FROM "skippedStep" s USING (${chosen}) c
        WHERE s."name" = c."name" AND s."accountId" IS NOT DISTINCT FROM c."accountId"`
  ).execute(db)
}
