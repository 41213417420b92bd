import { serve } from '#kit/http/serve.ts'
import { askToPublish } from './publish/askToPublish.ts'
import type { Backend } from '#base/backend/backend.ts'
import { objectAccountsApi } from './people/objectAccounts.contract.ts'
import {
  addObjectAccount,
  deleteObjectAccount,
  saveObjectAccount,
} from './people/objectAccounts.store.ts'
import { objectField } from './edit/objectField.ts'
import { objectListsApi } from './list/objectLists.contract.ts'
import { findObjects, listObjects, searchObjects } from './list/objectLists.store.ts'
import { viewObject } from './view/objectView.store.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'
import {
  addObject,
  deleteObject,
  editObject,
  objectDraft,
  restoreObject,
  saveObject,
  sweepBlankObjects,
} from './objects.store.ts'

export function objectRoutes({ http, db, jobs, log }: Backend): void {
  jobs.define('sweepBlankObjects', async () => {
    log.info({ swept: await sweepBlankObjects(db) }, 'swept blank objects')
  })
  jobs.schedule('sweepBlankObjects', '37 * * * *')
  const andPublish = (object: ObjectEntity, saved?: readonly string[]) => {
    askToPublish({ jobs, log }, object, saved)
    return object
  }
  serve(http, objectsApi, {
    addObject: ({ actor }) => addObject(db, actor),
    objectDraft: ({ actor }) => objectDraft(db, actor),
    editObject: ({ params, language }) => editObject(db, params.id, language),
    saveObject: async ({ body, actor }) =>
      andPublish(await saveObject(db, body, actor), Object.keys(body)),
    patchObject: async ({ params, body, actor }) =>
      andPublish(
        await objectField.patch(db, params.id, body, actor),
        body.map(({ path }) => path.slice(1)),
      ),
    objectFieldChoices: ({ query, actor }) => objectField.choices(db, query, actor),
    viewObject: ({ params, actor }) => viewObject(db, params.idOrRef, actor),
    deleteObject: ({ params, actor }) => deleteObject(db, params.id, actor),
    restoreObject: async ({ params, actor }) =>
      andPublish(await restoreObject(db, params.id, actor)),
  })
  serve(http, objectListsApi, {
    listObjects: ({ body, actor }) => listObjects(db, body, actor),
    searchObjects: ({ body, actor }) => searchObjects(db, body, actor),
    findObjects: async ({ query, language }) => ({
      items: await findObjects(db, query.searchStr, query.options === 'STR', language),
    }),
  })
  serve(http, objectAccountsApi, {
    addObjectAccount: ({ body, actor }) => addObjectAccount(db, body, actor),
    saveObjectAccount: ({ body, actor }) => saveObjectAccount(db, body, actor),
    deleteObjectAccount: ({ body, actor }) => deleteObjectAccount(db, body, actor),
  })
}
