import type { CSSProperties } from 'react'
import { initialsOf } from '../fields/initials.ts'
import classes from './Pill.module.css'
import type { Tone } from './tones.ts'

type Props = {
  name: string
  /** In pixels of a text of normal size: 22 in a row, 28 in a list of people, 44 in the head of a page. */
  size?: 22 | 28 | 44
  /** Read to screen readers and shown on hover. Without it the face is decoration beside the name itself. */
  label?: string | undefined
}

const tones: readonly Tone[] = ['teal', 'amber', 'violet', 'green', 'blue', 'red']

/** The initials of a person or company, in a colour that stays the same for the name. */
export function Face({ name, size = 28, label }: Props) {
  return (
    <span
      className={classes.face}
      data-tone={toneOf(name)}
      style={{ '--size': `${size / 16}rem` } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      {initialsOf(name)}
    </span>
  )
}

function toneOf(name: string): Tone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521
  return tones[sum % tones.length]!
}
