import { searchParamsOf } from '#kit/http/searchParams.ts'

/** Spelled as in the specification. */
export const dealPaths = {
  deals: '/Deals',
  addDeal: '/Deals/Add',
  makeDeal: (of: { demandId?: number | null; objectId?: number }) =>
    `/Deals/Add?${searchParamsOf(of)}`,
  deal: (id: number, mode?: 'edit') => `/Deals/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
