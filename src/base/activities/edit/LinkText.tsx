import { Fragment } from 'react'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { ActivityLink } from '../activities.contract.ts'

/** The name of a linked record, as a link where it has a screen. */
export function LinkText({ link }: { link: ActivityLink }) {
  const text = link.description || `#${link.id}`
  const href = hrefOfRecord(link)
  return href ? <GoLink href={href}>{text}</GoLink> : <span>{text}</span>
}

/** The names of linked records, in one line. */
export const LinkTexts = ({ links }: { links: readonly ActivityLink[] }) =>
  links.map((link, at) => (
    <Fragment key={`${link.entity}/${link.id}`}>
      {at > 0 && ', '}
      <LinkText link={link} />
    </Fragment>
  ))
