import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { mayParent } from '#base/register/recordRules.store.ts'
import type {
  Allowed,
  PutBackInput,
  RecordsOnServer,
  Verb,
} from '#base/register/recordsOnServer.ts'
import { day, shortened } from '#base/register/titleParts.ts'
import { activityParents } from '#base/register/records.contract.ts'
import type { ParentKind } from '#base/register/records.contract.ts'
import { activityFields } from './activityFields.contract.ts'
import { assignedOf, linksOf } from './activityLists.store.ts'
import { activityRules } from './activityRules.ts'
import { restoreActivity, saveActivity } from './activities.store.ts'
import { activityText } from './activityText.store.ts'

// Whether the actor may open or change a record that an activity is linked to, other than another activity.
const mayOther =
  (verb: Verb, actor: Actor) =>
  (kind: RawBuilder<unknown>, id: RawBuilder<unknown>): Allowed =>
    mayParent(verb, kind, id, actor, otherKinds())
const otherKinds = () => activityParents().filter((kind) => kind !== 'Activity')

export const activityRecord: RecordsOnServer['Activity'] = {
  fields: activityFields,
  title: (language) => shortened(activityText('Activity', language)),
  detail: () => day(sql`"Activity"."createdOn"`),
  rules: {
    open: (actor) => activityRules.open(mayOther('open', actor)),
    change: (actor) => activityRules.change(mayOther('change', actor)),
  },
  restore: { run: ({ db }, id, actor) => restoreActivity(db, id, actor) },
  putBack: {
    lists: { links: linksOf, assignedTo: assignedOf },
    save: ({ db }, input, actor) => saveActivity(db, inputOf(input), actor),
  },
}

/** In the log, links are 'Account/5' and people are IDs. */
function inputOf({ id, version, ...values }: PutBackInput & Record<string, unknown>) {
  const { links, assignedTo, ...own } = values
  return {
    id,
    version,
    ...Object.fromEntries(
      Object.entries(own).filter(([name]) => Object.hasOwn(activityFields, name)),
    ),
    ...(Array.isArray(links) && { links: links.map((link: string) => linkOf(link)) }),
    ...(Array.isArray(assignedTo) && {
      assignedTo: assignedTo.map((one: number) => ({ id: one })),
    }),
  }
}
const linkOf = (link: string) => {
  const [entity, id] = link.split('/')
  return { entity: entity as ParentKind, id: Number(id) }
}
