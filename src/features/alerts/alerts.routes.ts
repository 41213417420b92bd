import { serve } from '#kit/http/serve.ts'
import type { Backend } from '../backend.ts'
import { alertsApi } from './alerts.contract.ts'
import {
  deleteAlert,
  listAlerts,
  markAsUnread,
  readAlert,
  restoreAlert,
  unreadCount,
  updateNotes,
} from './alerts.store.ts'

export function alertRoutes({ http, db }: Backend): void {
  serve(http, alertsApi, {
    listAlerts: ({ body }) => listAlerts(db, body),
    unreadCount: () => unreadCount(db),
    readAlert: ({ params, actor }) => readAlert(db, params.id, actor),
    markAsUnread: ({ params, actor }) => markAsUnread(db, params.id, actor),
    updateNotes: ({ params, body, actor }) => updateNotes(db, params.id, body, actor),
    deleteAlert: ({ params, actor }) => deleteAlert(db, params.id, actor),
    restoreAlert: ({ params, actor }) => restoreAlert(db, params.id, actor),
  })
}
