import { Anchor } from '@mantine/core'
import classes from './Section.module.css'

type Props<Anchors extends string> = {
  /** What the links are, for people who hear them. */
  label: string
  /** The sections by their anchors. */
  to: readonly Anchors[]
  /** What each is called. */
  title: (anchor: Anchors) => string
}

/** Jumps to the sections of a long form, without touching the address. */
export const JumpLinks = <Anchors extends string>({ label, to, title }: Props<Anchors>) => (
  <nav className={classes.links} aria-label={label}>
    {to.map((anchor) => (
      <Anchor key={anchor} component="button" type="button" size="sm" onClick={() => jump(anchor)}>
        {title(anchor)}
      </Anchor>
    ))}
  </nav>
)

function jump(anchor: string) {
  const section = document.getElementById(anchor)
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}
