import { useAnswer } from '#kit/http/queries.ts'
import { alertsApi } from './alerts.contract.ts'

/** Opens an alert, which marks it as read: so once a visit, neither kept nor asked for by itself. */
export const useAlert = (id: number) =>
  useAnswer(
    alertsApi.readAlert,
    { params: { id: String(id) } },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
