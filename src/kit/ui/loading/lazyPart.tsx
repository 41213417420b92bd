// Parts of a screen that are loaded when first rendered. One that cannot be loaded, or throws, shows an error in its place and
// does not affect the rest of the screen.
import { CatchBoundary } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useReducer, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { NoConnection } from '../../http/call.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { NewVersion, loadPart, reloadNewVersion } from './loadPart.ts'

type Lazy<Props> = ComponentType<Props> & {
  /** Loads it before it is rendered. Rejects like `loadPart`; the next call retries. */
  preload: () => Promise<void>
  isLoaded: () => boolean
}

type Stands<Props> = {
  /** Shown while it loads; nothing by default. */
  place?: (props: Props) => ReactNode
  /** Shown if it cannot be loaded, instead of an error. */
  missing?: ComponentType<Props>
}

/** Use at module level. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place = () => null, missing: Missing }: Stands<Props> = {},
): Lazy<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function loadOnce(): Promise<void> {
    try {
      Loaded = await loadPart(load)
    } finally {
      loading = undefined
    }
  }
  const preload = (): Promise<void> => (Loaded ? Promise.resolve() : (loading ??= loadOnce()))

  function Part(props: Props) {
    const [failure, setFailure] = useState<Error | null>(null)
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    const isDrawn = Loaded !== undefined
    useEffect(() => {
      // It may have loaded between rendering and this effect.
      if (failure || isDrawn) return undefined
      let there = true
      const fail = (reason: Error) => {
        if (there && !(reason instanceof NewVersion && reloadNewVersion())) setFailure(reason)
      }
      preload().then(() => there && redraw(), fail)
      return () => void (there = false)
    }, [failure, isDrawn])
    useEffect(() => {
      if (!(failure instanceof NoConnection)) return undefined
      const again = () => setFailure(null)
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [failure])
    if (failure && Missing) return <Missing {...props} />
    if (failure) return <LoadFailed failure={failure} retry={() => setFailure(null)} />
    if (!Loaded) return place(props)
    return (
      <ErrorBoundary>
        <Loaded {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, { preload, isLoaded: () => Loaded !== undefined })
}

/** Shows errors of its children in their place. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => ''} errorComponent={BrokenPart}>
    {children}
  </CatchBoundary>
)

const BrokenPart = ({ error, reset }: ErrorComponentProps) => (
  <LoadFailed failure={error as Error} retry={reset} />
)
