import { settleAlerts } from '#base/alerts/addAlert.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** The order was made longer or ended: nobody has to be reminded of its former end any more (daily/reminders). */
export const forgetEndReminder = (tx: Db, id: number): Promise<void> =>
  settleAlerts(tx, { entity: 'Order', id }, 'reminder.orderEnds.source')
