// The question that a dialog asks at the moment, and who waits for its answer.
import { createStore } from '../store.ts'

export type Question = {
  text: string
  /** In a list below it. */
  points?: readonly string[]
  title?: string
  confirmText?: string
  cancelText?: string
  /** What is confirmed destroys something. */
  danger?: boolean
}

export type Asked = Question & { answer: (confirmed: boolean) => void }

export const asked = createStore<Asked | null>(null)

/** Resolves with true when the person confirms, with false however else the dialog closes. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked.get()?.answer(false)
    asked.set({
      ...question,
      answer: (confirmed) => {
        asked.set(null)
        resolve(confirmed)
      },
    })
  })
