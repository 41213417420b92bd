// A lead that a visitor of the public site has opened.
import { add } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import { writeObjects } from './objects/leadObjects.store.ts'
import { blankLead, leadEntity } from './leads.store.ts'

type Asked = {
  accountId: number
  source: number
  description: string
  forPurchase: boolean
  forRent: boolean
  forShortRent: boolean
}

export async function addLeadOfVisitor(
  tx: Db,
  asked: Asked,
  objectIds: readonly number[],
): Promise<number> {
  const values = { ...blankLead(), ...asked, objects: [...objectIds] }
  const id = await add(tx, leadEntity, values, null)
  await writeObjects(tx, id, objectIds)
  return id
}
