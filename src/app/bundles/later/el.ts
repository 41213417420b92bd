// Texts that the first screens do not need; loaded later, so that those appear sooner.
import { el as onlyFor } from '#app/messages/onlyFor/el.ts'
import { el as alerts } from '#base/alerts/messages/el.ts'
import { el as files } from '#base/files/messages/el.ts'
import { el as objects } from '#records/objects/messages/el.ts'
import { el as objectKeys } from '#records/object-keys/messages/el.ts'
import { el as places } from '#base/places/messages/el.ts'
import { el as lists } from '#kit/list/messages/el.ts'
import { el as listViews } from '#base/lists/views/messages/el.ts'
import { el as activities } from '#base/activities/messages/el.ts'
import { el as quickTasks } from '#base/activities/quick/messages/el.ts'
import { el as recordTimeline } from '#daily/record-timeline/messages/el.ts'
import { el as assignments } from '#base/assignments/messages/el.ts'
import { el as consents } from '#records/accounts/messages/consents/el.ts'
import { el as leads } from '#records/leads/messages/el.ts'
import { el as mergedAccounts } from '#records/accounts/merge/messages/el.ts'

export const el = {
  ...onlyFor,
  ...alerts,
  ...files,
  ...objects,
  ...objectKeys,
  ...places,
  ...consents,
  ...leads,
  ...mergedAccounts,
  ...lists,
  ...listViews,
  ...activities,
  ...quickTasks,
  ...recordTimeline,
  ...assignments,
}
