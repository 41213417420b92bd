import { setTimeout } from 'node:timers/promises'

/** Leaves others room between two batches: an import may take longer, the people at work may not wait. */
export const breathe = (begun: number): Promise<void> =>
  setTimeout(Math.min(500, (performance.now() - begun) / 5))
