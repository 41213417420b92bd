import classes from '../leads.module.css'

type Props = { level: number | null; name: string | null }

/** Three bars, of which as many are dark as the priority is high; the word is for screen readers and on hover. */
export function Priority({ level, name }: Props) {
  if (!name) return null
  return (
    <span className={classes.priority} data-level={level} title={name}>
      <i />
      <i />
      <i />
      <span className="onlyHeard">{name}</span>
    </span>
  )
}
