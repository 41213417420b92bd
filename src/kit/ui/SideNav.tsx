import { NavLink, Text, Title } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { GoLink, RouteLink } from './GoLink.tsx'
import classes from './SideNav.module.css'

export type SideNavGroup = {
  title: string
  items: readonly { href: string; label: string; icon?: ReactNode }[]
}

type Props = {
  title: string
  /** The address of the list itself, which is all that a phone shows there. */
  home: string
  /** The address of the page that is shown. */
  here: string
  groups: readonly SideNavGroup[]
  children: ReactNode
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const isWithin = (path: string, href: string) =>
  path.toLowerCase().startsWith(`${href.toLowerCase()}/`)

/**
 * Pages of one subject with links to all of them at their side. On a phone the list stands at `home`, and each page has a
 * link back to it.
 */
export function SideNav({ title, home, here, groups, children }: Props) {
  const id = useId()
  const isHome = isSame(here, home)
  const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href))
  // The page itself, else the one that it belongs to. Beside the list itself stands the first.
  const current = isHome
    ? hrefs[0]
    : (hrefs.find((href) => isSame(here, href)) ?? hrefs.find((href) => isWithin(here, href)))
  return (
    <div className={classes.frame} data-home={isHome || undefined}>
      <nav className={`${classes.nav} noPrint`} aria-label={title}>
        <Title order={isHome ? 1 : 2} size="h1">
          {title}
        </Title>
        {groups.map((group, at) => (
          <section key={group.title} aria-labelledby={`${id}${at}`}>
            <Text id={`${id}${at}`} size="xs" fw={600} mt="sm" px="sm" py={4} className="quiet">
              {group.title}
            </Text>
            {group.items.map(({ href, label, icon }) => (
              <NavLink
                key={href}
                component={RouteLink}
                href={href}
                label={label}
                leftSection={icon}
                className={classes.item}
                aria-current={href === current ? 'page' : undefined}
              />
            ))}
          </section>
        ))}
      </nav>
      <div className={classes.page}>
        {!isHome && (
          <GoLink href={home} className={`${classes.back} noPrint`}>
            <IconChevronLeft size={16} aria-hidden />
            {title}
          </GoLink>
        )}
        {children}
      </div>
    </div>
  )
}
