// Looks at records beside their lists, loaded with the first of them.
import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { Peek, PeekProps } from './peek.ts'
import { PeekSkeleton } from './PeekSkeleton.tsx'

export const PeekPanel = lazyPart(() => import('./PeekPanel.tsx').then((all) => all.PeekPanel))

/** At module level: what a look at a row shows, and what its record is called. */
export const lazyPeek = <Row,>(
  load: () => Promise<(props: PeekProps<Row>) => ReactNode>,
  name: Peek<Row>['name'],
): Peek<Row> => ({
  Part: lazyPart(load, { place: () => <PeekSkeleton /> }) as Peek<Row>['Part'],
  name,
})
