import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { activitiesApi } from './activities.contract.ts'
import {
  addOwnTask,
  blankActivityFor,
  deleteActivity,
  getActivity,
  restoreActivity,
  saveActivity,
} from './activities.store.ts'
import { filterOptions } from './list/filterOptions.ts'
import { updateTaskTexts } from './updateTaskTexts.store.ts'
import { activitiesOf, searchActions } from './list/searchActivities.store.ts'

export function activityRoutes({ http, db, jobs, log, translate }: Backend): void {
  const saySaid = async () => {
    const changed = await updateTaskTexts(db, translate)
    if (changed > 0) log.info({ changed }, 'said tasks anew')
  }
  jobs.define('saySaidTasks', saySaid, { oneWaiting: true })
  jobs.schedule('saySaidTasks', '*/10 * * * *')
  serve(http, activitiesApi, {
    listActivities: ({ query: { parent, parentId, ...filter }, actor }) =>
      activitiesOf(db, { entity: parent, id: parentId }, filter, actor),
    searchActions: async ({ body, actor, language }) => ({
      ...(await searchActions(db, body, actor)),
      options: filterOptions(translate, language),
    }),
    getActivity: ({ params, actor }) => getActivity(db, params.id, actor),
    addActivity: ({ body, actor }) =>
      blankActivityFor(db, { entity: body.entityType, id: body.id }, actor),
    saveActivity: ({ body, actor }) => saveActivity(db, body, actor),
    addOwnTask: ({ body, actor }) => addOwnTask(db, body, actor),
    deleteActivity: ({ params, actor }) => deleteActivity(db, params.id, actor),
    restoreActivity: ({ params, actor }) => restoreActivity(db, params.id, actor),
  })
}
