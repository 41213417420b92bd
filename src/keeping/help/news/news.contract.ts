import { z } from 'zod'
import { get, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { newsNames } from './newsEntries.contract.ts'

const ownNews = z.object({
  /** What the person may see and has not seen yet; nothing at the first visit. */
  unseen: z.array(z.enum(newsNames)),
  isFirstVisit: z.boolean(),
})
export type OwnNews = z.output<typeof ownNews>

export const newsApi = {
  ownNews: get('/api/News', { may: staff, shows: ['ownNews'], answer: ownNews }),
  /** All that there is now counts as seen, for good. */
  markNewsSeen: post('/api/News/seen', { may: staff, changes: ['ownNews'], answer: nothing }),
}
