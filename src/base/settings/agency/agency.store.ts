import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { withStamps } from '#base/backend/stamps.ts'
import { isReadableOnWhite, readableOnWhite } from './accent.ts'
import { agencyFields } from './agency.contract.ts'
import type { AgencyUpdate } from './agency.contract.ts'

const agencyEntity = entityOf({
  table: 'agency',
  entity: 'Agency',
  fields: agencyFields,
  kept: ['logo'],
})

const columns = Object.keys(agencyFields) as (keyof typeof agencyFields)[]
const agencyId = 1

export const readAgency = (db: Db) =>
  withStamps(db.selectFrom('agency as g').where('g.id', '=', agencyId), 'g')
    .select(['g.id', 'g.version', 'g.logo', ...columns.map((name) => `g.${name}` as const)])
    .executeTakeFirstOrThrow()
export type AgencyRow = Awaited<ReturnType<typeof readAgency>>

/** 400 for a colour that is unreadable on white, or when no language is offered. */
export const saveAgency = (db: Db, input: AgencyUpdate, actor: Actor): Promise<AgencyRow> =>
  db.transaction().execute(async (tx) => {
    const requested = { ...input, ...(input.accent && { accent: validColour(input.accent) }) }
    await save(tx, agencyEntity, await lock(tx, agencyEntity, agencyId), {
      actor,
      changes: async (before) => {
        const current = () => readAgency(tx)
        const changes = await requestedChanges(tx, agencyEntity, before, requested, current)
        const { siteEn, siteEl, siteRu } = { ...before, ...changes }
        if (!siteEn && !siteEl && !siteRu) throw badInput({ siteEn: ['agency.noLanguage'] })
        return changes
      },
    })
    return readAgency(tx)
  })

function validColour(given: string): string {
  const hex = given.toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw badInput({ accent: ['agency.noColour'] })
  if (!isReadableOnWhite(hex))
    throw badInput({ accent: [['agency.paleColour', { near: readableOnWhite(hex) }]] })
  return hex
}

/** Returns the name of the previous logo. */
export const setLogo = (db: Db, logo: string | null, actor: Actor): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const row = await lock(tx, agencyEntity, agencyId)
    await save(tx, agencyEntity, row, { actor, changes: { logo } })
    return row.logo
  })
