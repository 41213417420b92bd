import { Text } from '@mantine/core'
import { IconHeart, IconThumbDown } from '@tabler/icons-react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { selectionsApi } from './selections.contract.ts'
import type { Mark } from './selections.contract.ts'

/** The client's mark of an object as an icon; nothing without a mark. */
export function MarkSign({ mark }: { mark: Mark | null }) {
  const t = useText()
  if (mark === null) return null
  const Icon = mark === 'like' ? IconHeart : IconThumbDown
  const text = t(`selection.${mark}`)
  return (
    <Text
      span
      inherit
      display="inline-flex"
      c={mark === 'like' ? 'var(--estia-green)' : 'dimmed'}
      data-mark={mark}
      title={text}
    >
      <Icon size={16} fill={mark === 'like' ? 'currentColor' : 'none'} aria-hidden />
      <span className="onlyHeard">{text}</span>
    </Text>
  )
}

type Props = { leadId: number; objectId: number }

/** The mark beside an object of the lead: the latest one, from whichever selection. */
export function ClientMark({ leadId, objectId }: Props) {
  const { data } = useAnswer(selectionsApi.selectionsOfLead, { params: { id: String(leadId) } })
  const marked = (data?.items ?? [])
    .flatMap(({ objects }) => objects.filter((one) => one.objectId === objectId && one.mark))
    .sort((a, b) => Date.parse(b.markedOn!) - Date.parse(a.markedOn!))
  return <MarkSign mark={marked[0]?.mark ?? null} />
}
