import { call } from '#kit/http/call.ts'
import { alertsApi } from './alerts.contract.ts'
import type { AlertRow } from './alerts.contract.ts'

/** Opening the record of an unread alert marks the alert as read. If that fails, it silently stays unread. */
export function readByOpening({ id, readedOn }: Pick<AlertRow, 'id' | 'readedOn'>): void {
  if (readedOn !== null) return
  call(alertsApi.markAsRead, { params: { id: String(id) } }, { quiet: true }).catch(() => undefined)
}
