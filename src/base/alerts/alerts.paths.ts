/** Spelled as in the specification. */
export const alertPaths = {
  alerts: '/Alerts',
  alert: (id: number) => `/Alerts/${id}`,
} as const
