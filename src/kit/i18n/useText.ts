import type { ParseKeys } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageParams } from './messages.ts'
import type { Language } from './languages.ts'
import { languageOf } from './languages.ts'

/** Keys of all messages; plural keys without their ending. */
export type MessageKey = ParseKeys
export type Text = (key: MessageKey, params?: MessageParams) => string
export type Label = (key: string, params?: MessageParams) => string

/** Texts in the person's language: `t('account.lastName')`, `t('list.rows', { count })`. */
export function useText(): Text {
  return useLabel() as Text
}

/** The same for keys that are built at run time, such as `${entity}.${name}`. */
export function useLabel(): Label {
  const t = useTranslation().t as unknown as Label
  return useCallback((key, params = {}) => t(key, params), [t])
}

export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language)
}
