import { askToConfirm } from './confirmation.ts'
import type { Question } from './confirmation.ts'

/** Asks in a dialog: Enter confirms, Esc and everything else declines. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => askToConfirm
