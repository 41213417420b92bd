// Links to the sections of a long screen. They stay visible in their bar, and mark the current section.
import { Anchor } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './Section.module.css'

type Props<Anchors extends string> = {
  /** The name of the links for screen readers. */
  label: string
  /** The anchors of the sections. */
  to: readonly Anchors[]
  /** The title of a section. */
  title: (anchor: Anchors) => string
}

/** Scrolls to the sections of a long form without changing the address. */
export function JumpLinks<Anchors extends string>({ label, to, title }: Props<Anchors>) {
  const nav = useRef<HTMLElement>(null)
  const here = useHere(nav, to.join(' '))
  useEffect(() => {
    const links = nav.current
    const link = links?.querySelector<HTMLElement>(`[data-to="${here}"]`)
    if (link) links!.scrollLeft = link.offsetLeft - links!.clientWidth / 2 + link.clientWidth / 2
  }, [here])
  return (
    <nav ref={nav} className={classes.links} aria-label={label}>
      {to.map((anchor) => (
        <Anchor
          key={anchor}
          component="button"
          type="button"
          size="sm"
          className={classes.link ?? ''}
          data-to={anchor}
          {...(anchor === here && { 'aria-current': 'location' })}
          onClick={() => jump(anchor, nav.current)}
        >
          {title(anchor)}
        </Anchor>
      ))}
    </nav>
  )
}

/** The height of everything that sticks to the top of the page. */
const coveredBy = (nav: HTMLElement | null) =>
  (nav?.closest('[data-edit-bar]')?.getBoundingClientRect().bottom ?? 110) + 8

/** The section at the top of the visible area. */
function useHere(nav: React.RefObject<HTMLElement | null>, anchors: string): string | undefined {
  const [here, setHere] = useState<string>()
  useEffect(() => {
    const names = anchors.split(' ')
    const seen = new Set<string>()
    const top = Math.round(coveredBy(nav.current))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = names.find((name) => seen.has(name))
        if (first) setHere(first)
      },
      { rootMargin: `${-top}px 0px -55% 0px` },
    )
    for (const name of names) {
      const section = document.getElementById(name)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [anchors, nav])
  return here
}

function jump(anchor: string, nav: HTMLElement | null) {
  const section = document.getElementById(anchor)
  if (!section) return
  section.style.scrollMarginTop = `${coveredBy(nav)}px`
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  section.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}
