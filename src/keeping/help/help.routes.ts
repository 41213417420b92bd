import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { newsApi } from './news/news.contract.ts'
import { markNewsSeen, ownNews } from './news/news.store.ts'

export const helpRoutes = ({ http, db }: Backend): void =>
  serve(http, newsApi, {
    ownNews: ({ actor }) => ownNews(db, actor),
    markNewsSeen: async ({ actor }) => void (await markNewsSeen(db, actor)),
  })
