import { searchParamsOf } from '#kit/http/searchParams.ts'

/** Spelled as in the specification. */
export const viewingPaths = {
  viewings: '/Viewing',
  addViewing: '/Viewing/Add',
  /** A new viewing with presets; with a lead alone, it gets the objects that were not viewed yet. */
  planViewing: (of: { demandId?: number; objectId?: number }) =>
    `/Viewing/Add?${searchParamsOf({ demandId: of.demandId, objects: of.objectId })}`,
  viewing: (id: number, mode?: 'edit') => `/Viewing/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
