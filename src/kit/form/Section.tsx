import { Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './Section.module.css'

type Props = {
  title?: ReactNode
  /** The anchor of the section. */
  anchor?: string
  columns?: 1 | 2 | 3
  /** Content beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A titled section of a screen, with fields in one to three columns depending on the width: a card,
 * or a part of the facts of a record (`RecordLayout`).
 */
export function Section({ title, anchor, columns = 3, actions, children }: Props) {
  const id = useId()
  return (
    <section
      id={anchor ?? id}
      {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={classes.section}
    >
      {(title || actions) && (
        <div className={classes.head}>
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
          {actions}
        </div>
      )}
      <div className={classes.grid} data-columns={columns}>
        {children}
      </div>
    </section>
  )
}

/** Spans the whole width of a section's grid. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className={classes.wide}>{children}</div>
)
