// The roles of accounts. Their permissions are in permissions.contract.ts.
export const roles = ['admin', 'employee', 'clientPayments'] as const
export type Role = (typeof roles)[number]

export const staffRoles = ['admin', 'employee'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Named beside the role of an employee who checks who the clients are. */
export const checksClientsRole = 'clientChecker'

/** The roles of a signed-in person. */
export const rolesOf = ({
  role,
  checksClients,
}: {
  role: string | null
  checksClients: boolean
}): string[] => [...(role ? [role] : []), ...(checksClients ? [checksClientsRole] : [])]

/** Whether only employees have this role; an account with such a role also has the flag `isEmploye`. */
export const isStaffRole = (role: string | null | undefined): role is StaffRole =>
  role === 'admin' || role === 'employee'
