import type { ReactNode } from 'react'
import type { Tone } from './tones.ts'
import classes from './Thumb.module.css'

type Props = {
  /** The address of the picture; null without one. */
  src?: string | null | undefined
  /** Colour behind an icon that stands for no picture. */
  tone?: Tone | undefined
  /** The icon shown without a picture, while it loads, and where it fails to. */
  children: ReactNode
}

/** A small picture of a row, beside its name. */
export const Thumb = ({ src, tone, children }: Props) => (
  <span className={classes.thumb} data-tone={tone} aria-hidden>
    {children}
    {src && <img src={src} alt="" loading="lazy" decoding="async" />}
  </span>
)
