import { sql } from 'kysely'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { namesInside, outsideUrl, wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import type { NetworkReach } from '#kit/http/outside/fetchOutside.ts'
import { badInput } from '#kit/http/problem.ts'
import { formatInstantTime } from '#kit/fields/format.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { entityOf } from '#base/backend/entity.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { countTry, limitsOfUses } from '#base/session/sign-in/tries.store.ts'
import { askForTimestamp, certificatesIn } from './askForTimestamp.ts'
import { timestampSettingsFields } from './timestampSettings.contract.ts'
import type { TimestampSettings, TimestampSettingsUpdate } from './timestampSettings.contract.ts'

const settingsEntity = entityOf({
  table: 'timestampSettings',
  entity: 'TimestampSettings',
  fields: timestampSettingsFields,
  kept: ['failedOn', 'failure'],
})
const settingsId = 1

export async function readTimestampSettings(db: Db): Promise<TimestampSettings> {
  const { rows } = await sql<TimestampSettings>`
    SELECT s."id", s."version", s."url", s."certificates", s."failedOn", s."failure", ${stampColumns('s')},
      (SELECT count(*)::int FROM "orderAct" WHERE "timestamp" IS NOT NULL) AS "stamped",
      (SELECT count(*)::int FROM "orderAct" WHERE "timestamp" IS NULL) AS "unstamped"
    FROM "timestampSettings" s ${stampJoins('s')} WHERE s."id" = ${settingsId}
  `.execute(db)
  return rows[0]!
}

/** 400 for an address inside the server's network, and for certificates that are none. */
export const saveTimestampSettings = (
  db: Db,
  input: TimestampSettingsUpdate,
  actor: Actor,
  reach: NetworkReach = wholeInternet,
): Promise<TimestampSettings> =>
  db.transaction().execute(async (tx) => {
    mustBeOutside(input.url, reach)
    mustBeCertificates(input.certificates)
    const { changes } = await save(tx, settingsEntity, await lock(tx, settingsEntity, settingsId), {
      actor,
      changes: async (before) => {
        const asked = await requestedChanges(tx, settingsEntity, before, input, () =>
          readTimestampSettings(tx),
        )
        // What failed was another service, or another trust.
        return Object.keys(asked).length === 0 ? asked : { ...asked, failedOn: null, failure: null }
      },
    })
    // Acts that wait after a failure are due at once.
    if ('url' in changes || 'certificates' in changes)
      await sql`
        UPDATE "orderAct" SET "timestampDueOn" = now(), "timestampTries" = 0
        WHERE "timestamp" IS NULL AND "timestampDueOn" > now()
      `.execute(tx)
    return readTimestampSettings(tx)
  })

/** Checks that need no request; each request checks where the address leads. */
function mustBeOutside(address: string | null | undefined, reach: NetworkReach): void {
  if (!address) return
  const url = outsideUrl(address, reach)
  if (!url) throw badInput({ url: ['timestamp.failure.address'] })
  if (namesInside(url) && !reach.inside.includes(url.host))
    throw badInput({ url: ['timestamp.failure.inside'] })
}

function mustBeCertificates(text: string | null | undefined): void {
  if (text && !certificatesIn(text)) throw badInput({ certificates: ['timestamp.noCertificates'] })
}

/** Tries of one administrator in a quarter of an hour. */
const most = 20

type Trial = { url: string; certificates: string | null }
type Caller = { actor: Actor; address: string; language: string }

/** Asks for a timestamp of nothing that matters. 429 after too many tries. */
export async function tryTimestamp(
  { db, reach, translate }: Pick<Backend, 'db' | 'reach' | 'translate'>,
  { url, certificates }: Trial,
  { actor, address, language }: Caller,
): Promise<{ isStamped: boolean; text: string }> {
  mustBeOutside(url, reach)
  mustBeCertificates(certificates)
  await countTry(
    db,
    limitsOfUses({ name: 'timestampTrial', most }, String(actor.accountId), address),
  )
  const found = await askForTimestamp({ url, certificates, reach }, 'Estia')
  if ('failure' in found)
    return { isStamped: false, text: translate(language, `timestamp.failure.${found.failure}`) }
  const { service, time, isTrusted } = found
  const key = isTrusted === null ? 'timestamp.works' : 'timestamp.worksTrusted'
  const params = { service, time: formatInstantTime(time) }
  return { isStamped: true, text: translate(language, [key, params]) }
}
