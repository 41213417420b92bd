import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoney } from '../../fields/format.ts'
import { formatPercent, percentOf } from '../../fields/percentOf.ts'
import { readShare } from '../../fields/readShare.ts'
import type { Share } from '../../fields/readShare.ts'
import { useText } from '../../i18n/useText.ts'
import { useUnread } from '../formContext.ts'
import { readAs } from './readAs.tsx'
import { useReadText } from './useReadText.ts'

type Props = {
  name: string
  label: ReactNode
  error?: string | undefined
  value: Share
  onChange: (value: Share) => void
  /** The amount that a percentage refers to. */
  whole: number | null
}

/** An amount in euro, or a percentage of another amount; shows the result beside it. */
export function ShareField({ name, label, error, value, onChange, whole }: Props) {
  const t = useText()
  const { input, shown, type, leave, refuse, ...read } = useReadText<Share>({
    value,
    onChange,
    ...useUnread(name),
    show: ({ amount, percent }) =>
      percent !== null ? formatPercent(percent) : amount === null ? '' : formatMoney(amount),
    read: (text) => {
      if (text.trim() === '') return { amount: null, percent: null }
      const found = readShare(text)
      return found && { amount: found.amount, percent: found.percent }
    },
    refusal: t('kit.noShare'),
  })
  const found = readShare(shown)
  const comesTo = found && (found.percent === null ? found.amount : percentOf(whole, found.percent))
  const isSaid = found && (found.percent !== null || found.isDoubtful)
  const isNegative = (value.amount ?? 0) < 0 && t('kit.notNegative')
  const wrong = error || read.error || isNegative
  return (
    <TextInput
      ref={input}
      name={name}
      label={label}
      {...(wrong && { error: wrong })}
      autoComplete="off"
      maxLength={60}
      {...readAs(isSaid && comesTo != null ? formatMoney(comesTo) : null)}
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && refuse()}
      onBlur={leave}
    />
  )
}
