import { z } from 'zod'
import { get } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const roomApi = {
  /** Room on the disks of the server that answers. */
  getRoom: get('/api/Room', {
    may: admin,
    shows: [],
    answer: z.object({
      /** `full`: nothing is saved until there is room. */
      state: z.enum(['plenty', 'low', 'full']),
      /** The folder with the least room; empty when none is watched. */
      path: z.string(),
      freeBytes: z.number(),
      totalBytes: z.number(),
      /** With less free bytes it is `full`. */
      stopBytes: z.number(),
    }),
  }),
}
