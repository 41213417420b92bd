// Slots on the start page, filled by features that it must not import.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** What is new in the product, at the end of the page. */
    HomeNews: {}
  }
}

export const HomeNews = slot('HomeNews')
