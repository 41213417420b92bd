import { useAnswer } from '#kit/http/queries.ts'
import { alertsApi } from './alerts.contract.ts'

/** Opens an alert, which marks it as read: fetched once per visit, without cache and refetching. */
export const useAlert = (id: number) =>
  useAnswer(
    alertsApi.readAlert,
    { params: { id: String(id) } },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
