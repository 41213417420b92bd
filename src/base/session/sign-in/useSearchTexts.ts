import { useLocation } from '@tanstack/react-router'

/** The parameters behind the question mark, as plain texts: codes and e-mails are never numbers. */
export const useSearchTexts = (): URLSearchParams =>
  new URLSearchParams(useLocation({ select: (location) => location.searchStr }))
