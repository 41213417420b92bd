import { staff } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'

const Home = screen(() => import('./Home.tsx').then((all) => all.Home), {
  first: true,
  slots: ['HomeNews'],
})

export const home = parts({
  routes: [route('/CRM', staff, Home)],
})
