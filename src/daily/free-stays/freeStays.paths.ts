import { searchParamsOf } from '#kit/http/searchParams.ts'
import type { StayWish } from './freeStays.contract.ts'

export const freeStayPaths = {
  freeStays: (wish: Partial<StayWish> & { demandId?: number; page?: number } = {}) => {
    const named = searchParamsOf(wish)
    return `/Reservations/Free${named.size > 0 ? `?${named}` : ''}`
  },
} as const
