import { useLocation } from '@tanstack/react-router'

/** The URL's search parameters as strings: the router would turn some codes into numbers. */
export const useSearchTexts = (): URLSearchParams =>
  new URLSearchParams(useLocation({ select: (location) => location.searchStr }))
