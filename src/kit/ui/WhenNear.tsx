import { Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useState } from 'react'
import type { ReactNode } from 'react'

type Props = { height: number; children: ReactNode }

/** What is costly to draw and far down: made once a person comes near it, its place kept until then. */
export function WhenNear({ height, children }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const [seen, setSeen] = useState(false)
  if (entry?.isIntersecting && !seen) setSeen(true)
  const place = <Skeleton h={height} animate={false} />
  return <div ref={ref}>{seen ? children : place}</div>
}
