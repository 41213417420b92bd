// Links to the sections of a form, read from the page, because they depend on the data of the record.
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import side from '../ui/SideNav.module.css'
import { JumpLinks } from './JumpLinks.tsx'
import type { SectionLink } from './JumpLinks.tsx'

/** At the side of a form, with what is set in each; `children` below. */
export function FormLinks({ children }: { children?: ReactNode }) {
  const t = useText()
  const column = useRef<HTMLDivElement>(null)
  const to = useSections(() => column.current?.parentElement ?? null)
  useEffect(() => {
    const frame = column.current?.parentElement
    const bar = frame?.previousElementSibling
    if (!bar) return undefined
    const watch = new ResizeObserver(() =>
      frame.style.setProperty('--head', `${bar.clientHeight}px`),
    )
    watch.observe(bar)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={column} className={side.column}>
      <JumpLinks atSide label={t('kit.formParts')} to={to} />
      {children}
    </div>
  )
}

function useSections(rootOf: () => Element | null): readonly SectionLink[] {
  const [found, setFound] = useState<readonly SectionLink[]>([])
  const newest = useRef(rootOf)
  useEffect(() => {
    const root = newest.current()
    if (!root) return undefined
    const look = () =>
      setFound((before) => {
        const now = sectionsIn(root)
        return JSON.stringify(now) === JSON.stringify(before) ? before : now
      })
    let wait = requestAnimationFrame(look)
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(wait)
      wait = requestAnimationFrame(look)
    })
    const attributeFilter = ['data-count']
    watch.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter })
    return () => {
      watch.disconnect()
      cancelAnimationFrame(wait)
    }
  }, [])
  return found
}

function sectionsIn(root: Element): SectionLink[] {
  const all = root.querySelectorAll<HTMLElement>('section[id][aria-labelledby]')
  return [...all].flatMap((section) => {
    const title = section.querySelector('h2')?.textContent
    return title ? [{ anchor: section.id, title, count: section.dataset['count'] }] : []
  })
}
