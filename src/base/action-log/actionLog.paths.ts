/** Spelled as in the specification. */
export const actionLogPaths = {
  actionLog: '/ActionLog',
  /** The log of one record. `entity`: the number of its kind in the filter. */
  actionLogOf: (entity: number, entityId: number) =>
    `/ActionLog?entity=${entity}&entityId=${entityId}`,
} as const
