// Links inside the app by their plain path, so that a path builder is all a screen needs.
import { Anchor } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { screenBefore } from './useLeave.ts'

type Go = (href: string, options?: { replace?: boolean }) => void

/** Navigates to a path inside the app: `go('/Accounts/View/5')`. */
export function useGo(): Go {
  const router = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => void router.navigate({ href, replace }),
    [router],
  )
}

/** Goes back in the history, or on to `otherwise` if that would leave the application. */
export function useGoBack(otherwise = '/'): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (hasBefore(router)) router.history.back()
    else void router.navigate({ href: otherwise, replace: true })
  }, [router, otherwise])
}

/** The router's history starts again with every typed address; only the browser knows the entries before. */
function hasBefore(router: AnyRouter): boolean {
  if (router.history.canGoBack()) return true
  // Not all browsers support it.
  const navigation = window.navigation as Navigation | undefined
  return navigation ? screenBefore(router) !== undefined : window.history.length > 1
}

type RouteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

/** An unstyled link, as `component` of a button or menu item: `<Button component={RouteLink} href=…>`. */
export function RouteLink({ href, onClick, children, ...rest }: RouteLinkProps) {
  const go = useGo()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const newTab = rest.target && rest.target !== '_self'
    if (event.defaultPrevented || event.button !== 0 || elsewhere || newTab) return
    event.preventDefault()
    go(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

/** A text link inside the app. */
export function GoLink(props: RouteLinkProps) {
  return <Anchor component={RouteLink} inherit {...props} />
}
