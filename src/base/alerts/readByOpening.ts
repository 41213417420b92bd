import { call } from '#kit/http/call.ts'
import { alertsApi } from './alerts.contract.ts'
import type { AlertRow } from './alerts.contract.ts'

/** Opening what an unread alert is about marks it as read. If that fails, the alert stays unread, and nothing is said. */
export function readByOpening({ id, readedOn }: Pick<AlertRow, 'id' | 'readedOn'>): void {
  if (readedOn !== null) return
  call(alertsApi.markAsRead, { params: { id: String(id) } }, { quiet: true }).catch(() => undefined)
}
