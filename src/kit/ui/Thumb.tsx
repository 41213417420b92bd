import type { ReactNode } from 'react'
import type { Tone } from './tones.ts'
import classes from './Thumb.module.css'

/** In a row of one line, of two, or of more. */
export type ThumbSize = 'small' | 'usual' | 'large'

type Props = {
  /** The address of the picture; null without one. */
  src?: string | null | undefined
  size?: ThumbSize
  /** Colour behind an icon that stands for no picture. */
  tone?: Tone | undefined
  /** The icon shown without a picture, while it loads, and where it fails to. */
  children: ReactNode
}

/** A small picture of a row, beside its name. */
export const Thumb = ({ src, size = 'usual', tone, children }: Props) => (
  <span className={classes.thumb} data-size={size} data-tone={tone} aria-hidden>
    {children}
    {src && <img src={src} alt="" loading="lazy" decoding="async" />}
  </span>
)
