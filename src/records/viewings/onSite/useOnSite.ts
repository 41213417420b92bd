import { useAnswer } from '#kit/http/queries.ts'
import { onSiteApi } from './onSite.contract.ts'

export const useOnSite = (id: number) =>
  useAnswer(onSiteApi.viewingOnSite, { params: { id: String(id) } })
