// Links to the sections of a record, read from the page, because they depend on the data of the record. Hidden on a phone, where
// they would take too much room.
import { useEffect, useState } from 'react'
import { JumpLinks } from './JumpLinks.tsx'
import classes from './Section.module.css'

type SectionLink = { anchor: string; title: string }

/** `label`: the name of the links for screen readers. */
export function SectionLinks({ label }: { label: string }) {
  const [found, setFound] = useState<readonly SectionLink[]>([])
  useEffect(() => {
    const main = document.querySelector('main')
    if (!main) return undefined
    const look = () =>
      setFound((before) => {
        const now = sections()
        return JSON.stringify(now) === JSON.stringify(before) ? before : now
      })
    let wait = requestAnimationFrame(look)
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(wait)
      wait = requestAnimationFrame(look)
    })
    watch.observe(main, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      cancelAnimationFrame(wait)
    }
  }, [])
  const titleOf = (anchor: string) => found.find((each) => each.anchor === anchor)?.title ?? ''
  return (
    <div className={classes.ofView}>
      <JumpLinks label={label} to={found.map(({ anchor }) => anchor)} title={titleOf} />
    </div>
  )
}

function sections(): SectionLink[] {
  const all = document.querySelectorAll<HTMLElement>('main section[id][aria-labelledby]')
  return [...all].flatMap(({ id, firstElementChild }) => {
    const title = firstElementChild?.querySelector('h2')?.textContent
    return title ? [{ anchor: id, title }] : []
  })
}
