import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { alertsApi } from './alerts.contract.ts'
import {
  deleteAlert,
  getAlert,
  listAlerts,
  markAllAsRead,
  markAsRead,
  markAsUnread,
  readAlert,
  restoreAlert,
  unreadCount,
  updateNotes,
} from './alerts.store.ts'

export function alertRoutes({ http, db, translate }: Backend): void {
  serve(http, alertsApi, {
    listAlerts: ({ body, actor }) => listAlerts(db, body, actor, translate),
    unreadCount: ({ actor }) => unreadCount(db, actor),
    readAlert: ({ params, actor }) => readAlert(db, params.id, actor, translate),
    markAsRead: ({ params, actor }) => markAsRead(db, params.id, actor, translate),
    markAllAsRead: ({ actor }) => markAllAsRead(db, actor),
    markAsUnread: ({ params, actor }) => markAsUnread(db, params.id, actor, translate),
    updateNotes: ({ params, body, actor }) => updateNotes(db, params.id, body, actor, translate),
    deleteAlert: ({ params, actor }) => deleteAlert(db, params.id, actor),
    restoreAlert: async ({ params, actor }) => {
      await restoreAlert(db, params.id, actor)
      return getAlert(db, params.id, actor, translate)
    },
  })
}
