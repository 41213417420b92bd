// Notifies agents of objects that are new or cheaper than ever and now fit leads that they did not
// fit before: one alert per object that names the agents, and never twice for the same price.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { formatCurrency } from '#kit/fields/format.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { today } from '#kit/db/days.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { twoTexts, formatAlert } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { objectNames } from '#records/objects/objectTitle.store.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

type TellOptions = Pick<Backend, 'translate' | 'publicUrl' | 'replicas'>
type Telling = TellOptions & Pick<Backend, 'db'>
type DueOffer = {
  service: number
  price: number
  /** Lowest price announced to agents; null if none was. */
  told: number | null
}
type ToldObject = {
  id: number
  referenceNumber: string
  /** Number and title by language. */
  names: Record<Language, string>
}
type Agent = {
  /** Null for leads without an agent. */
  id: number | null
  name: string | null
  branchId: number | null
  email: string | null
  language: string | null
  leads: number
}

/**
 * Notifies agents of up to `most` due objects and returns their number. Objects locked by another
 * server are skipped. A failure does not hold up the other objects: the failed object stays due,
 * and the error is thrown at the end.
 */
export async function tellOfOffers(db: Db, options: TellOptions, most: number): Promise<number> {
  const failed: number[] = []
  const failures: unknown[] = []
  let told = 0
  while (told + failed.length < most) {
    const attempt: { objectId?: number } = {}
    try {
      if (!(await tellOfNext({ ...options, db }, failed, attempt))) break
      told++
    } catch (error) {
      if (attempt.objectId === undefined) throw error
      failed.push(attempt.objectId)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some objects were not told of')
  return told
}

/** False if no object is due. Sets `tried.objectId` before working on it. */
const tellOfNext = (telling: Telling, failed: number[], attempt: { objectId?: number }) =>
  telling.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ objectId: number }>`
      SELECT "objectId" FROM "objectOffer" WHERE "tellOn" <= now() AND "objectId" <> ALL (${failed}::integer[])
      ORDER BY "tellOn", "objectId" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
    `.execute(tx)
    if (!rows[0]) return false
    attempt.objectId = rows[0].objectId
    await tellOf(tx, attempt.objectId, telling)
    return true
  })

async function tellOf(tx: Db, objectId: number, telling: Telling): Promise<void> {
  const { db, replicas, ...options } = telling
  const { rows: due } = await sql<DueOffer>`
    SELECT f."service", f."price", t."price" AS "told"
    FROM "objectOffer" f LEFT JOIN "objectTold" t USING ("objectId", "service")
    WHERE f."objectId" = ${objectId} AND f."tellOn" <= now()
    ORDER BY f."service" FOR NO KEY UPDATE OF f
  `.execute(tx)
  const news = due.filter(({ price, told }) => told === null || price < told)
  if (news.length > 0) {
    const object = await tx
      .selectFrom('object as o')
      .select(['o.id', 'o.referenceNumber', objectNames('o').as('names')])
      .where('o.id', '=', objectId)
      .executeTakeFirstOrThrow()
    // Nothing was written yet, so a read outside of the transaction finds the same.
    const agents = await replicas.reading(() => agentsOf(db, objectId, news))
    // Branch employees cannot see alerts; everyone else reads the shared ones.
    const seesAlerts = ({ id, branchId }: Agent) => id === null || branchId === null
    const readers = agents.filter(seesAlerts)
    if (readers.length > 0) await tellOffice(tx, object, news, readers, options)
    for (const agent of agents)
      if (!seesAlerts(agent)) await tellInBranch(tx, object, news, agent, options)
  }
  await remember(tx, objectId)
}

// Agents whose leads fit the object at its new price and did not fit at the last announced price.
async function agentsOf(db: Db, objectId: number, news: readonly DueOffer[]): Promise<Agent[]> {
  const { rows } = await sql<Agent>`
    SELECT a."id", a."name", a."branchId", coalesce(u."username", btrim(split_part(a."email", ';', 1))) AS "email",
      coalesce(u."language", a."language") AS "language", count(DISTINCT m."leadId") AS "leads"
    FROM "match" m
    JOIN "leadWish" w ON w."leadId" = m."leadId" AND w."service" = m."service"
    JOIN "lead" l ON l."id" = m."leadId"
    LEFT JOIN "objectTold" t ON t."objectId" = m."objectId" AND t."service" = m."service"
    LEFT JOIN "account" p ON p."id" = l."accountId"
    LEFT JOIN ("assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
        AND (a."endDate" IS NULL OR a."endDate" >= ${today})
      ) ON s."parentKind" = 'Demand' AND s."parentId" = m."leadId"
    LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE m."objectId" = ${objectId} AND m."service" = ANY(${news.map(({ service }) => service)}::smallint[])
      AND (t."price" IS NULL OR t."price" > w."priceTo")
      -- Leads of employees are not for people of a branch.
      AND (a."branchId" IS NULL OR NOT coalesce(p."isEmploye", false))
    GROUP BY a."id", u."username", u."language", a."language" ORDER BY a."name", a."id"
  `.execute(db)
  return rows
}

function headOf(object: ToldObject, news: readonly DueOffer[]): TextLine {
  const isCheaper = news.every(({ told }) => told !== null)
  return [
    isCheaper ? 'matching.tell.cheaper' : 'matching.tell.new',
    {
      object: object.names,
      price: news.map(({ price }) => formatCurrency(price)).join(' / '),
    },
  ]
}

const leadsOf = ({ name, leads: count }: Agent): TextLine =>
  name
    ? ['matching.tell.leadsOf', { count, agent: name }]
    : ['matching.tell.leadsOfNobody', { count }]

const source: TextLine = ['matching.tell.source']

/** One alert for the object, with a line for each agent. The list of alerts shows the first line. */
async function tellOffice(
  tx: Db,
  object: ToldObject,
  news: readonly DueOffer[],
  agents: readonly Agent[],
  { translate }: Pick<Backend, 'translate'>,
): Promise<void> {
  const [first, ...others] = agents.map(leadsOf)
  const lines = [
    twoTexts(headOf(object, news), first!),
    ...others,
    ['matching.tell.whatToDo'] as const,
  ]
  const about = { entity: 'Object', id: object.id, part: 'matching' } as const
  const language = await languageOfOffice(tx)
  await addAlert(tx, { said: { source, lines }, about }, { translate, language })
}

async function tellInBranch(
  tx: Db,
  object: ToldObject,
  news: readonly DueOffer[],
  agent: Agent,
  { translate, publicUrl }: Pick<Backend, 'translate' | 'publicUrl'>,
): Promise<void> {
  const office = await languageOfOffice(tx)
  const { id, referenceNumber } = object
  const said = { source, lines: [twoTexts(headOf(object, news), leadsOf(agent))] }
  const { source: subject, content } = formatAlert(said, agent.language ?? office, translate)
  await addTask(
    tx,
    {
      record: { entity: 'Object', id },
      category: 'call',
      said: said.lines,
      date: `${agencyToday()}T00:00:00`,
      assignedTo: [agent.id!],
    },
    { translate, language: office },
  )
  if (agent.email?.includes('@'))
    await queueMail(tx, [
      {
        to: agent.email,
        subject: `${subject}: #${referenceNumber}`,
        text: `${content}\n\n${publicUrl}${objectPaths.object(id)}#matching`,
        about: { entity: 'Object', id },
      },
    ])
}

async function remember(tx: Db, objectId: number): Promise<void> {
  await sql`
    WITH "done" AS (
      UPDATE "objectOffer" SET "tellOn" = NULL WHERE "objectId" = ${objectId} AND "tellOn" <= now()
      RETURNING "objectId", "service", "price"
    )
    INSERT INTO "objectTold" AS t ("objectId", "service", "price") SELECT * FROM "done"
    ON CONFLICT ("objectId", "service") DO UPDATE SET "price" = least(t."price", EXCLUDED."price"), "toldOn" = now()
  `.execute(tx)
}
