import { searchParamsOf } from '#kit/http/searchParams.ts'

/** Spelt as the specification spells them. */
export const viewingPaths = {
  viewings: '/Viewing',
  addViewing: '/Viewing/Add',
  /** A new viewing with known values; with only a lead, it has the objects that were not viewed yet. */
  planViewing: (of: { demandId?: number; objectId?: number }) =>
    `/Viewing/Add?${searchParamsOf({ demandId: of.demandId, objects: of.objectId })}`,
  viewing: (id: number, mode?: 'edit') => `/Viewing/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
