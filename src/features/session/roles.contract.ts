// The roles that an account can have; who may do what with each stands in permissions.
export const roles = ['admin', 'employee', 'clientPayments'] as const
export type Role = (typeof roles)[number]
