// The roles that an account can have; who may do what with each stands in permissions.
export const roles = ['admin', 'employee', 'clientPayments'] as const
export type Role = (typeof roles)[number]

/** Roles that only an employee has: who has one has the flag of an employee too. */
export const isStaffRole = (role: string | null | undefined) =>
  role === 'admin' || role === 'employee'
