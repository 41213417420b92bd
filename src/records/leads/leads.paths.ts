/** Spelt exactly as in the specification. */
export const leadPaths = {
  leads: '/Leads',
  /** Opening this path adds a lead, for the account if one is given. */
  addLead: (accountId?: number) => `/Leads/Add${accountId === undefined ? '' : `/${accountId}`}`,
  lead: (id: number, mode?: number) => `/Leads/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  newLeads: '/Settings/NewLeads',
} as const
