import { z } from 'zod'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { roles } from '#base/permissions/roles.contract.ts'

const userRole = z.object({
  name: z.string(),
  role: z.string().nullable(),
  /** Whether an employee checks who the clients are, as administrators do; null for a person who cannot sign in. */
  checksClients: z.boolean().nullable(),
  roleList: z.array(z.object({ value: z.string(), text: z.string() })),
})
export type UserRole = z.output<typeof userRole>

export const userRoleApi = {
  getUserRole: get('/api/UserRole/{id}', {
    may: admin,
    shows: ['role', 'account'],
    params: byId,
    answer: userRole,
  }),
  changeUserRole: post('/api/UserRole/{id}', {
    may: admin,
    changes: ['role', 'account'],
    params: byId,
    body: z.strictObject({ role: z.enum(roles), checksClients: z.boolean().optional() }),
    answer: userRole,
  }),
}
