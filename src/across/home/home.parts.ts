import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'

const Home = screen(() => import('./Home.tsx').then((all) => all.Home), { first: true })

export const home = parts({
  routes: [route('/CRM', Home)],
})
