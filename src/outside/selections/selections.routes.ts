import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { selectionsApi } from './selections.contract.ts'
import {
  addSelection,
  deleteSelection,
  reopenSelection,
  restoreSelection,
  revokeSelection,
  saveSelection,
  selectionsOfLead,
} from './selections.store.ts'
import { noteSent, sendSelection } from './sendSelection.store.ts'
import { answerOf } from './selectionTexts.ts'
import { selectionSite } from './site/selectionSite.ts'

export function selectionRoutes(backend: Backend): void {
  const { http, db } = backend
  const answer = async (read: ReturnType<typeof saveSelection>) => answerOf(await read, backend)
  selectionSite(backend)
  serve(http, selectionsApi, {
    selectionsOfLead: async ({ params, actor }) => {
      const { items, ...client } = await selectionsOfLead(db, params.id, actor)
      return { ...client, items: items.map((one) => answerOf(one, backend)) }
    },
    addSelection: ({ body, actor }) => answer(addSelection(db, body, actor)),
    saveSelection: ({ body, actor }) => answer(saveSelection(db, body, actor)),
    revokeSelection: ({ params, actor }) => answer(revokeSelection(db, params.id, actor)),
    reopenSelection: ({ params, actor }) => answer(reopenSelection(db, params.id, actor)),
    sendSelection: async ({ params, body, actor }) => {
      const sent = await sendSelection(db, { id: params.id, email: body.email }, actor, backend)
      sendMailSoon(backend)
      return answerOf(sent, backend)
    },
    noteSent: ({ params, body, actor }) => answer(noteSent(db, { id: params.id, ...body }, actor)),
    deleteSelection: ({ params, actor }) => deleteSelection(db, params.id, actor),
    restoreSelection: ({ params, actor }) => answer(restoreSelection(db, params.id, actor)),
  })
}
