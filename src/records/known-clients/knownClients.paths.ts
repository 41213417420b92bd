export const knownClientPaths = {
  add: (dealId: number, accountId: number) =>
    `/KnownClients/Add?dealId=${dealId}&accountId=${accountId}`,
  client: (id: number, mode?: 'edit') => `/KnownClients/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
