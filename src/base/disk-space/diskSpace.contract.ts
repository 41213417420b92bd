import { z } from 'zod'
import { get } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const diskSpaceApi = {
  /** Disk space of the server that handles the request. */
  getRoom: get('/api/Room', {
    may: admin,
    shows: [],
    answer: z.object({
      /** `full`: saves are refused until there is space. */
      state: z.enum(['plenty', 'low', 'full']),
      /** The folder with the least space; empty if none is watched. */
      path: z.string(),
      freeBytes: z.number(),
      totalBytes: z.number(),
      /** Below this number of free bytes it is `full`. */
      stopBytes: z.number(),
    }),
  }),
}
