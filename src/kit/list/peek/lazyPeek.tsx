// Summaries of records in side panels, loaded with the first one.
import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { Peek, PeekProps } from './peek.ts'
import { PeekSkeleton } from './PeekSkeleton.tsx'

export const PeekPanel = lazyPart(() => import('./PeekPanel.tsx').then((all) => all.PeekPanel))

/** Use at module level: the summary of a row, and the title of its record. */
export const lazyPeek = <Row,>(
  load: () => Promise<(props: PeekProps<Row>) => ReactNode>,
  name: Peek<Row>['name'],
): Peek<Row> => ({
  Part: lazyPart(load, { place: () => <PeekSkeleton /> }) as Peek<Row>['Part'],
  name,
})
