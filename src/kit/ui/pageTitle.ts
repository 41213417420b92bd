// The title of the screen, for the navbar and the browser tab.
import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

const brand = document.title
const title = createStore<string>('')

/** Sets the title; undefined while it is unknown. */
export function usePageTitle(text: string | undefined): void {
  useEffect(() => {
    title.set(text ?? '')
    document.title = text ? `${text} · ${brand}` : brand
    return () => title.set('')
  }, [text])
}

export const usePageTitleValue = (): string => useStore(title)
