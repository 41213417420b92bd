import { Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

type Props = {
  height: number
  /** Also renders when the browser is idle: for content that is printed with the screen. */
  orIdle?: boolean
  children: ReactNode
}

/** Renders expensive content far down the page only when it is scrolled near; keeps its space until then. */
export function WhenNear({ height, orIdle = false, children }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const [seen, setSeen] = useState(false)
  if (entry?.isIntersecting && !seen) setSeen(true)
  useEffect(() => (orIdle ? whenIdle(() => setSeen(true)) : undefined), [orIdle])
  const place = <Skeleton h={height} animate={false} />
  return <div ref={ref}>{seen ? children : place}</div>
}

/** Returns a function that cancels it. Waits a second in browsers without requestIdleCallback. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: 3000 })
  return () => cancelIdleCallback(asked)
}
