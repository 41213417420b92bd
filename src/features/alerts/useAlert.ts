import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#kit/http/call.ts'
import { alertsApi } from './alerts.contract.ts'

/** Call after a change: the list and the number of unread alerts are asked for again. */
export function useAlertsChanged(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: [alertsApi.listAlerts.path] })
    void queryClient.invalidateQueries({ queryKey: [alertsApi.unreadCount.path] })
  }, [queryClient])
}

export const alertKey = (id: number) => [alertsApi.readAlert.path, id] as const

/** Opens an alert, which marks it as read: so once a visit, neither kept nor asked for by itself. */
export function useAlert(id: number) {
  const changed = useAlertsChanged()
  return useQuery({
    queryKey: alertKey(id),
    queryFn: async ({ signal }) => {
      const alert = await call(
        alertsApi.readAlert,
        { params: { id: String(id) } },
        { signal, quiet: true },
      )
      changed()
      return alert
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
