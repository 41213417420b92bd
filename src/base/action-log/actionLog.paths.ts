/** Spelt as the specification spells them. */
export const actionLogPaths = {
  actionLog: '/ActionLog',
  /** Of one record: the number of its kind in the filter, and its own. */
  actionLogOf: (entity: number, entityId: number) =>
    `/ActionLog?entity=${entity}&entityId=${entityId}`,
} as const
