// Follow-up steps of a deal: their state, doing a step once, and undoing it.
import { sql } from 'kysely'
import { lock, log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, conflict } from '#kit/http/problem.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealEntity } from '../deals.store.ts'
import { doStep } from './doStep.store.ts'
import type { FollowUp, FollowUps, FollowUpStep } from './followUps.contract.ts'
import { statusOf, stepsOf } from './followUpState.ts'
import { situationOf } from './situation.store.ts'
import type { Changed, Situation } from './situation.store.ts'
import { undoChanges } from './undoStep.store.ts'

type FollowUpInput = { id: number; step: FollowUpStep; actor: Actor; translate: Translate }

export async function followUps(
  db: Db,
  { id, actor, translate }: Omit<FollowUpInput, 'step'>,
): Promise<FollowUps> {
  const now = await situationOf(db, id, actor)
  const inWords = (step: FollowUpStep) => shown(step, now, actor.language, translate)
  return { steps: stepsOf(now).map(inWords) }
}

function shown(step: FollowUpStep, now: Situation, language: string, say: Translate): FollowUp {
  const { state, text, details = [], mayDo, may } = statusOf(step, now)
  const done = now.done.find((each) => each.step === step)
  return {
    step,
    state,
    text: say(language, text),
    details: details.map((detail) => say(language, detail)),
    mayDo,
    mayUndo: done !== undefined && may,
    doneOn: done ? new Date(done.doneOn).toISOString() : null,
    doneBy: done?.doneBy ?? null,
  }
}

/** A second request finds the step done and changes nothing. */
export const doFollowUp = (db: Db, { step, ...input }: FollowUpInput): Promise<FollowUps> =>
  db.transaction().execute(async (tx) => {
    const { id, actor, translate } = input
    await lock(tx, dealEntity, id)
    const now = await situationOf(tx, id, actor)
    if (!now.isWon && !(now.isLost && step === 'lead')) throw conflict('followUp.notWon')
    const { state, mayDo } = statusOf(step, now)
    if (state === 'toDo' && !mayDo) throw accessDenied()
    if (state === 'toDo')
      await keep(tx, step, id, await doStep[step](tx, { now, actor, translate }), actor)
    return followUps(tx, input)
  })

/** Does nothing if the step is not done or already undone. */
export const undoFollowUp = (db: Db, { step, ...input }: FollowUpInput): Promise<FollowUps> =>
  db.transaction().execute(async (tx) => {
    const { id, actor } = input
    await lock(tx, dealEntity, id)
    const { rows } = await sql<{ changed: Changed[] }>`
      DELETE FROM "dealFollowUp" WHERE "dealId" = ${id} AND "step" = ${step} RETURNING "changed"`.execute(
      tx,
    )
    if (rows[0]) {
      await undoChanges(tx, rows[0].changed, actor)
      await note(tx, id, 'undoFollowUp', step, actor)
    }
    return followUps(tx, input)
  })

// A step that was done, then reverted by hand and done again adds to its earlier changes.
async function keep(tx: Db, step: FollowUpStep, id: number, changed: Changed[], actor: Actor) {
  await sql`
    INSERT INTO "dealFollowUp" ("dealId", "step", "changed", "doneById")
    VALUES (${id}, ${step}, ${JSON.stringify(changed)}::jsonb, ${actor.accountId})
    ON CONFLICT ("dealId", "step") DO UPDATE
    SET "changed" = "dealFollowUp"."changed" || EXCLUDED."changed", "doneOn" = now(), "doneById" = EXCLUDED."doneById"
  `.execute(tx)
  await note(tx, id, 'followUp', step, actor)
}

const note = (tx: Db, id: number, action: string, message: FollowUpStep, actor: Actor) =>
  log(tx, { of: dealEntity, id, action, version: null, actor, message })
