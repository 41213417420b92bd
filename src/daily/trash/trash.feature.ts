import { feature } from '#base/register/feature.ts'
import { trashRoutes } from './trash.routes.ts'
import { trashList } from './trash.list.ts'

export const trash = feature({
  routes: [trashRoutes],
  lists: { TrashList: trashList },
})
