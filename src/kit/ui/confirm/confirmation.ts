// The open question of the confirmation dialog, and its pending promise.
import { createStore } from '../store.ts'

export type Question = {
  text: string
  /** Items of a list below the question. */
  points?: readonly string[]
  title?: string
  confirmText?: string
  cancelText?: string
  /** The action is destructive. */
  danger?: boolean
}

export type OpenQuestion = Question & { answer: (confirmed: boolean) => void }

export const openQuestion = createStore<OpenQuestion | null>(null)

/** Resolves to true if the person confirms, to false if the dialog closes otherwise. */
export const askToConfirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    openQuestion.get()?.answer(false)
    openQuestion.set({
      ...question,
      answer: (confirmed) => {
        openQuestion.set(null)
        resolve(confirmed)
      },
    })
  })
