import { Anchor } from '@mantine/core'
import classes from './Section.module.css'

type Props = {
  /** What the links are, for people who hear them. */
  label: string
  /** The sections by their anchors, and what each is called. */
  to: readonly { anchor: string; title: string }[]
}

/** Jumps to the sections of a long form, without touching the address. */
export const JumpLinks = ({ label, to }: Props) => (
  <nav className={classes.links} aria-label={label}>
    {to.map(({ anchor, title }) => (
      <Anchor key={anchor} component="button" type="button" size="sm" onClick={() => jump(anchor)}>
        {title}
      </Anchor>
    ))}
  </nav>
)

function jump(anchor: string) {
  const section = document.getElementById(anchor)
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}
