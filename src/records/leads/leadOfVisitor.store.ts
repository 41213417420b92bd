// Adds a lead for an enquiry from the public site.
import { add } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { writeObjects } from './objects/leadObjects.store.ts'
import { blankLead, leadEntity } from './leads.store.ts'

type VisitorLead = {
  accountId: number
  source: number
  description: string
  forPurchase: boolean
  forRent: boolean
  forShortRent: boolean
}

export async function addLeadOfVisitor(
  tx: Db,
  fields: VisitorLead,
  objectIds: readonly number[],
): Promise<number> {
  const values = { ...blankLead(), ...fields, objects: [...objectIds] }
  const id = await add(tx, leadEntity, values, null)
  await writeObjects(tx, id, objectIds)
  return id
}
