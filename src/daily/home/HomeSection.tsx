import type { ReactNode } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'

type Props = {
  title: MessageKey
  /** Where all of it is listed. */
  href?: string
  linkText?: MessageKey
  /** How many there are, shown or not, and the number that is counted no further. */
  totalRows?: number
  mostCounted?: number
  /** Most rows shown. */
  most?: number
  actions?: ReactNode
  className?: string | undefined
  children: readonly ReactNode[]
}

/** A section of short rows on the start page; nothing without any. */
export function HomeSection(props: Props) {
  const { title, href, linkText = 'home.all', totalRows, most = 5, actions, children } = props
  const isMore = totalRows !== undefined && totalRows === props.mostCounted
  const t = useText()
  if (children.length === 0) return null
  return (
    <Section
      title={
        <>
          {t(title)}{' '}
          {totalRows !== undefined && (
            <small className="quiet">
              {formatNumber(totalRows)}
              {isMore && '+'}
            </small>
          )}
        </>
      }
      columns={1}
      actions={actions ?? (href && <GoLink href={href}>{t(linkText)}</GoLink>)}
    >
      <ul className={`${rows.rows} ${props.className ?? ''}`}>{children.slice(0, most)}</ul>
    </Section>
  )
}
