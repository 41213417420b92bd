// Links to the sections of a long screen. They stay visible, and mark the current section.
import { Anchor, NavLink, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import side from '../ui/SideNav.module.css'
import { coveredBy, jump } from './jump.ts'
import classes from './Section.module.css'

export type SectionLink = {
  anchor: string
  title: string
  /** How much is in it. */
  count?: string | undefined
}

type Props = {
  /** The name of the links for screen readers. */
  label: string
  to: readonly SectionLink[]
  /** In a column beside the sections instead of a line above them. */
  atSide?: boolean
}

export function JumpLinks({ label, to, atSide }: Props) {
  const nav = useRef<HTMLElement>(null)
  const here = useHere(nav, to.map(({ anchor }) => anchor).join(' '))
  useEffect(() => {
    const links = nav.current
    const link = links?.querySelector<HTMLElement>(`[data-to="${here}"]`)
    if (link) links!.scrollLeft = link.offsetLeft - links!.clientWidth / 2 + link.clientWidth / 2
  }, [here])
  return (
    <nav ref={nav} className={atSide ? side.nav : classes.links} aria-label={label}>
      {to.map(({ anchor, title, count }) => {
        const shared = {
          component: 'button' as const,
          type: 'button' as const,
          'data-to': anchor,
          ...(anchor === here && { 'aria-current': 'location' as const }),
          onClick: () => jump(anchor, nav.current),
        }
        return atSide ? (
          <NavLink
            key={anchor}
            {...shared}
            active={anchor === here}
            className={side.item ?? ''}
            label={title}
            rightSection={count && <Text size="xs">{count}</Text>}
          />
        ) : (
          <Anchor key={anchor} {...shared} size="sm" className={classes.link ?? ''}>
            {title}
          </Anchor>
        )
      })}
    </nav>
  )
}

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
