export const portalPaths = {
  portals: '/Settings/Portals',
  portal: (id: number) => `/Settings/Portals/${id}`,
} as const
