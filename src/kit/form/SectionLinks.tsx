// Links to the sections that a record shows, found as they stand on the page: which there are depends on what is
// known of it. Left out on a phone, where they would take the room of the record.
import { useEffect, useState } from 'react'
import { JumpLinks } from './JumpLinks.tsx'
import classes from './Section.module.css'

type Found = { anchor: string; title: string }

/** `label`: what the links are, for people who hear them. */
export function SectionLinks({ label }: { label: string }) {
  const [found, setFound] = useState<readonly Found[]>([])
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

function sections(): Found[] {
  const all = document.querySelectorAll<HTMLElement>('main section[id][aria-labelledby]')
  return [...all].flatMap(({ id, firstElementChild }) => {
    const title = firstElementChild?.querySelector('h2')?.textContent
    return title ? [{ anchor: id, title }] : []
  })
}
