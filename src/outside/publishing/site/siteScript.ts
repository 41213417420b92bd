// The script of the public site. It only adds comfort: every page works without it. It is part of each page, and the page's
// security policy allows it by its hash.
import { createHash } from 'node:crypto'

/** Runs in the browser, from its own source text: it may use nothing from outside of itself. */
function enhance(): void {
  const all = <E extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(selector),
  ]
  const on = (selector: string, run: (element: HTMLElement, event: Event) => void) =>
    all(selector).forEach((element) =>
      element.addEventListener('click', (event) => run(element, event)),
    )
  // What only works with a script is hidden until here.
  all('[data-script]').forEach((element) => (element.hidden = false))

  const key = 'saved'
  const readSaved = (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one) => /^\w{4}$/.test(String(one))) : []
    } catch {
      return []
    }
  }
  const showSaved = () => {
    const saved = readSaved()
    all('[data-save]').forEach((button) =>
      button.setAttribute('aria-pressed', String(saved.includes(button.dataset['save']!))),
    )
    all<HTMLAnchorElement>('[data-saved]').forEach((link) => {
      link.search = saved.length > 0 ? `?objects=${saved.join(',')}` : ''
      link.querySelector('b')!.textContent = saved.length > 0 ? String(saved.length) : ''
    })
  }
  on('[data-save]', (button) => {
    const number = button.dataset['save']!
    const saved = readSaved()
    const others = saved.filter((one) => one !== number)
    try {
      const kept = others.length < saved.length ? others : [number, ...others].slice(0, 60)
      localStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // A browser without storage saves nothing.
    }
    showSaved()
  })
  showSaved()
  addEventListener('pageshow', showSaved)
  addEventListener('storage', showSaved)

  on('[data-print]', () => print())
  on('[data-copy]', (button) => {
    void navigator.clipboard?.writeText(button.dataset['copy']!).then(() => {
      button.querySelector('[role=status]')!.textContent = button.dataset['done']!
    })
  })
  on('[data-share]', (summary, event) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Rejects if the visitor closes the sheet.
    navigator.share({ title: document.title, url: summary.dataset['share']! }).catch(() => {})
  })

  // Leads back to the list with its filters, and to the same place in it, if the visitor came from there.
  on('[data-back]', (link, event) => {
    if (document.referrer.split(/[?#]/)[0] !== location.origin + link.dataset['back']) return
    event.preventDefault()
    history.back()
  })

  // Steps of the viewer, without an entry in the history for each.
  on('.steps a', (link, event) => {
    event.preventDefault()
    document.querySelector<HTMLElement>((link as HTMLAnchorElement).hash)?.focus()
  })
  const slides = document.querySelector('.slides')
  if (slides)
    addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (event.key === 'Escape') document.querySelector<HTMLElement>('.close')!.click()
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const at = Math.round(slides.scrollLeft / slides.clientWidth)
      slides.children[at + step]?.scrollIntoView()
    })

  const mark = (event: Event) => {
    const card = (event.target as Element).closest('[data-card]')
    all<SVGElement>('.pin').forEach((pin) =>
      pin.classList.toggle('marked', pin.dataset['pin'] === card?.getAttribute('data-card')),
    )
  }
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, mark)
}

const source = `(${enhance})()`
  .split('\n')
  .map((line) => line.trim().replace(/\s+/g, ' '))
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n')
export const siteScript = `<script>${source}</script>`
export const siteScriptHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`
