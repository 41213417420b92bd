import { searchParamsOf } from '#kit/http/searchParams.ts'

/** Spelt exactly as in the specification. */
export const accountPaths = {
  owners: '/Owners',
  clients: '/Clients',
  partners: '/Partners',
  professionals: '/Professionals',
  employes: '/Employes',
  /** Invites a colleague. */
  invite: '/Employes/Invite',
  sources: '/Sources',
  accounts: '/Accounts',
  addAccount: '/Accounts/Add',
  /** Text typed into a search, to prefill the form. */
  addTyped: (typed: string | number) => `/Accounts/AddClient?${searchParamsOf({ typed })}`,
  addOwner: '/Accounts/AddOwner',
  addClient: '/Accounts/AddClient',
  addPartner: '/Accounts/AddPartner',
  addProfessional: '/Accounts/AddProfessional',
  addSource: '/Accounts/AddSource',
  addEmploye: '/Accounts/AddEmploye',
  addPayment: '/Accounts/AddPayment',
  account: (id: number, mode?: number) =>
    `/Accounts/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  mergeAccounts: (kept: number, duplicate: number) => `/Accounts/Merge/a1/${kept}/a2/${duplicate}`,
} as const
