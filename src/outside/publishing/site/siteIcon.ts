// Our own small icons, drawn in lines on a grid of 24.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'

const lines = {
  area: 'M4 4h16v16H4zM4 9h4M4 14h4M9 20v-4M14 20v-4',
  back: 'M20 12H5m6-6-6 6 6 6',
  bath: 'M3 12h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4-.4M7 19l-1 2M17 19l1 2',
  bed: 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M5.6 11.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  filter: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  heart:
    'M12 20 4.6 12.7a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0l.7.8.7-.8a4.7 4.7 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z',
  house: 'm3 11 9-7 9 7M6 9v11h12V9M10 20v-6h4v6',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  phone:
    'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a2 2 0 0 1-2 2C11 20 4 13 4 5a2 2 0 0 1 2-2',
  photos: 'M4 5h16v14H4zM4 16l5-5 5 5 2-2 4 3M15 9h.1',
  plot: 'M3 19 8 6h8l5 13zM6 12h12M12 6v13',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1',
  stairs: 'M3 20h5v-5h5v-5h5V5h4',
} as const
export type IconName = keyof typeof lines

/** Decorative: the text beside it says what it means. */
export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${lines[name]}" /></svg>`
