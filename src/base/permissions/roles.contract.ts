// The roles of accounts. Their permissions are in permissions.contract.ts.
export const roles = ['admin', 'employee', 'clientPayments'] as const
export type Role = (typeof roles)[number]

export const staffRoles = ['admin', 'employee'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether only employees have this role; an account with such a role also has the flag `isEmploye`. */
export const isStaffRole = (role: string | null | undefined): role is StaffRole =>
  role === 'admin' || role === 'employee'
