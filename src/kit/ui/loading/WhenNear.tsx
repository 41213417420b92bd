import { Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

type Props = {
  height: number
  /** Made by itself too, once the browser has nothing else to do: for what is printed with the screen. */
  orIdle?: boolean
  children: ReactNode
}

/** What is costly to draw and far down: made once a person comes near it, its place kept until then. */
export function WhenNear({ height, orIdle = false, children }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const [seen, setSeen] = useState(false)
  if (entry?.isIntersecting && !seen) setSeen(true)
  useEffect(() => (orIdle ? whenIdle(() => setSeen(true)) : undefined), [orIdle])
  const place = <Skeleton h={height} animate={false} />
  return <div ref={ref}>{seen ? children : place}</div>
}

/** Returns how to take it back. Where a browser does not tell that it is idle, a second is waited. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: 3000 })
  return () => cancelIdleCallback(asked)
}
