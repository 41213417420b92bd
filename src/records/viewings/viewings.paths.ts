import { searchParamsOf } from '#kit/http/searchParams.ts'

/** Spelt as the specification spells them. */
export const viewingPaths = {
  viewings: '/Viewing',
  addViewing: '/Viewing/Add',
  /** A new one, of which this is known; of a lead alone it has the objects that are yet to be seen. */
  planViewing: (of: { demandId?: number; objectId?: number }) =>
    `/Viewing/Add?${searchParamsOf({ demandId: of.demandId, objects: of.objectId })}`,
  viewing: (id: number, mode?: 'edit') => `/Viewing/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
