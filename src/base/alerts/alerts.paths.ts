/** Spelt as the specification spells them. */
export const alertPaths = {
  alerts: '/Alerts',
  alert: (id: number) => `/Alerts/${id}`,
} as const
