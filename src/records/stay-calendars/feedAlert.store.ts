// The alert about a calendar's problems: a single one, renewed by new problems and removed once all are solved.
import { sql } from 'kysely'
import { addAlert, renewAlert } from '#base/alerts/addAlert.store.ts'
import { twoTexts, literalText } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { formatDate } from '#kit/fields/format.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { today } from '#kit/db/days.ts'
import { objectNames } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Failure } from './calendarFailure.contract.ts'
import { isLost } from './calendarProblems.contract.ts'
import type { Problem } from './calendarProblems.contract.ts'

export type AlertContext = { translate: Translate; publicUrl: string }

type Days = { from: string; till: string }
type FeedState = {
  name: string
  object: Record<Language, string>
  failure: Failure | null
  problems: Problem[]
  lostCount: number
  alertId: number | null
  vanished: Days[]
  clashing: Days[]
}

const mostDays = 50
const mostProblems = 5

/** `isNew`: there is a new problem. Otherwise the alert is only removed, if no problem is left. */
export async function tellOfFeed(
  tx: Db,
  feed: { id: number; objectId: number },
  isNew: boolean,
  { translate }: Pick<AlertContext, 'translate'>,
): Promise<void> {
  const state = await stateOf(tx, feed.id)
  if (!isNew) {
    if (isWell(state)) await keepAlert(tx, feed.id, null)
    return
  }
  const saying = { translate, language: await languageOfOffice(tx) }
  const said = { source: ['occupancy.alert.source'], lines: linesOf(state) } as const
  if (state.alertId !== null && (await renewAlert(tx, state.alertId, said, saying))) return
  const about = { entity: 'Object', id: feed.objectId } as const
  await keepAlert(tx, feed.id, await addAlert(tx, { said, about }, saying))
}

const isWell = ({ failure, lostCount, vanished, clashing }: FeedState) =>
  failure === null && lostCount === 0 && vanished.length === 0 && clashing.length === 0

const keepAlert = (tx: Db, id: number, alertId: number | null) =>
  sql`UPDATE "stayFeed" SET "alertId" = ${alertId}::integer
    WHERE "id" = ${id} AND "alertId" IS DISTINCT FROM ${alertId}::integer`.execute(tx)

async function stateOf(tx: Db, id: number): Promise<FeedState> {
  const { rows } = await sql<FeedState>`
    SELECT f."name", f."failure", f."problems", f."lostCount", f."alertId",
      ${objectNames('o')} AS "object",
      ${daysWhere(sql`b."vanished"`)} AS "vanished",
      ${daysWhere(sql`b."clashes" AND NOT b."vanished" AND NOT (b."kind" = 'closed'
        AND NOT EXISTS (SELECT FROM "occupancy" o WHERE o."blockId" = b."id"))`)} AS "clashing"
    FROM "stayFeed" f JOIN "object" o ON o."id" = f."objectId" WHERE f."id" = ${id}
  `.execute(tx)
  return rows[0]!
}

const daysWhere = (condition: ReturnType<typeof sql>) => sql`coalesce((
  SELECT json_agg(json_build_object('from', d."from", 'till', d."till") ORDER BY d."from")
  FROM (
    SELECT b."from", b."till" FROM "stayBlock" b
    WHERE b."feedId" = f."id" AND b."deletedOn" IS NULL AND b."till" > ${today} AND ${condition}
    ORDER BY b."from" LIMIT ${mostDays}
  ) d), '[]'::json)`

function linesOf(state: FeedState): TextLine[] {
  const { name, object, failure, problems, lostCount } = state
  const part = (what: string, lines: TextLine[]): TextLine[] =>
    lines.length > 0 ? [[`occupancy.alert.${what}`, { name, object }], ...lines] : []
  const periods = (days: readonly Days[]) =>
    days.map(({ from, till }) => literalText(`${formatDate(from)} – ${formatDate(till)}`))
  const unread = problems
    .filter(({ why }) => isLost(why))
    .slice(0, mostProblems)
    .map(({ line, event, text, why }) => {
      const parts: TextLine[] = [
        ...(line > 0 ? [['occupancy.problemLine', { line }] as const] : []),
        [`occupancy.problem.${why}`],
        ...[event, text].flatMap((said) => (said ? [literalText(said)] : [])),
      ]
      return parts.reduce(twoTexts)
    })
  return [
    ...part('failed', failure ? [[`occupancy.failure.${failure}`]] : []),
    ...part('vanished', periods(state.vanished)),
    ...part('clashing', periods(state.clashing)),
    ...part('unread', lostCount > 0 ? unread : []),
  ]
}
