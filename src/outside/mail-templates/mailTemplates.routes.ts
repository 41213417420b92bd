import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { previewLetters, sendLetters } from './letters.store.ts'
import { mailTemplatesApi } from './mailTemplates.contract.ts'
import {
  addMailTemplate,
  deleteMailTemplate,
  listMailTemplates,
  restoreMailTemplate,
  saveMailTemplate,
} from './mailTemplates.store.ts'
import { endMailings, unsubscribeLink } from '#records/accounts/unsubscribe.store.ts'
import { endingSite } from './endingSite.ts'

export function mailTemplateRoutes(backend: Backend): void {
  const { http, db } = backend
  endingSite(backend, {
    link: unsubscribeLink,
    texts: 'unsubscribe',
    end: (id) => endMailings(db, id),
  })
  serve(http, mailTemplatesApi, {
    listMailTemplates: ({ query }) => listMailTemplates(db, query),
    addMailTemplate: ({ body, actor }) => addMailTemplate(db, body, actor),
    saveMailTemplate: ({ body, actor }) => saveMailTemplate(db, body, actor),
    deleteMailTemplate: ({ params, actor }) => deleteMailTemplate(db, params.id, actor),
    restoreMailTemplate: ({ params, actor }) => restoreMailTemplate(db, params.id, actor),
    previewLetters: ({ body, actor }) => previewLetters(db, body, actor, backend),
    sendLetters: async ({ body, actor }) => {
      const sent = await sendLetters(db, body, actor, backend)
      sendMailSoon(backend)
      return sent
    },
  })
}
