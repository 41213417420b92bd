import type { ReactNode } from 'react'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'

type Props = {
  /** Icon, picture or face before it. */
  mark?: ReactNode
  href?: string | undefined
  name: ReactNode
  detail?: ReactNode
  /** The present or next entry of the day. */
  isNow?: boolean
  /** Buttons and states at the end. */
  children?: ReactNode
}

/** A row of the start page: what it is, with a quiet line below. */
export const HomeRow = ({ mark, href, name, detail, isNow, children }: Props) => (
  <li aria-current={isNow ? 'time' : undefined}>
    {mark}
    <div className="grow">
      {href ? (
        <RouteLink href={href} className={rows.name}>
          {name}
        </RouteLink>
      ) : (
        name
      )}
      <div className={rows.detail}>{detail}</div>
    </div>
    {children}
  </li>
)
