import { useAnswer } from '#kit/http/queries.ts'
import { alertsApi } from './alerts.contract.ts'

/** Opens an alert, which marks it as read; therefore requested once per visit, without cache or automatic refetch. */
export const useAlert = (id: number) =>
  useAnswer(
    alertsApi.readAlert,
    { params: { id: String(id) } },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
