// On the start page: what is new since the person was last here, until they have seen it. A first visit counts as seen.
import { useEffect } from 'react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { newsApi } from './news.contract.ts'
import { newsTexts } from './newsTexts.ts'

const NewsBox = lazyPart(() =>
  withTexts(import('./NewsBox.tsx'), ...newsTexts).then((all) => all.NewsBox),
)

export function HomeNews() {
  const { data } = useAnswer(newsApi.ownNews, {})
  const isFirst = data?.isFirstVisit ?? false
  useEffect(() => {
    // Tried again at the next visit.
    if (isFirst) call(newsApi.markNewsSeen, {}, { quiet: true }).catch(() => {})
  }, [isFirst])
  return data && data.unseen.length > 0 ? <NewsBox unseen={data.unseen} /> : null
}
