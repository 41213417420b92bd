/** Spelt as the specification spells them. */
export const leadPaths = {
  leads: '/Leads',
  /** Adds a lead at once, of an account where one is given. */
  addLead: (accountId?: number) => `/Leads/Add${accountId === undefined ? '' : `/${accountId}`}`,
  lead: (id: number, mode?: number) => `/Leads/View/${id}${mode === undefined ? '' : `/${mode}`}`,
} as const
