// The routes of all features, and which of them need a session.
import {
  Navigate,
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { registeredParts } from '#base/register/parts.ts'
import { screen } from '#base/register/screen.tsx'
import { interruptedSession } from '#base/session/person/interruption.ts'
import { session } from '#base/session/person/session.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { settingsPaths } from '#base/settings/settings.paths.ts'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { Broken } from './shell/Broken.tsx'
import { redirectToRecord } from './shell/redirectToRecord.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { onlyFor } from './shell/onlyFor.tsx'
import './parts.ts'
import { Shell } from './shell/Shell.tsx'

const root = createRootRoute({ notFoundComponent: NotFound })

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (session.current()?.mustEnrol) throw redirect({ to: sessionPaths.securitySetup })
    if (session.current() ?? interruptedSession.get()) return
    const returnTo = location.href === '/' ? undefined : location.href
    throw redirect({ to: sessionPaths.login, search: (returnTo ? { returnTo } : {}) as never })
  },
})

const SettingsFrame = screen(
  () => import('#base/settings/SettingsFrame.tsx').then((all) => all.SettingsFrame),
  { texts: [settingsTexts] },
)
const framed = createRoute({
  getParentRoute: () => signedIn,
  id: 'settings',
  component: Object.assign(
    () => (
      <SettingsFrame.Part>
        <Outlet />
      </SettingsFrame.Part>
    ),
    { preload: () => SettingsFrame.Part.preload().catch(() => {}) },
  ),
})

const { routes, links, settings } = registeredParts()
/** Pages of the settings, and what lies below their own address. */
const isFramed = (path: string) =>
  settings.some(({ href }) => href === path) || path.startsWith(settingsPaths.settings)
const inside = routes.flatMap(({ may, ...rest }) => (may ? [{ may, ...rest }] : []))
const isScreen = (path: string) => inside.some((each) => each.path === path)

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: () => <Navigate to={sessionPaths.home} replace />,
})

// The id is in the query, or in the path if no screen has that address.
const moved = Object.entries(links).flatMap(([path, hrefOf]) =>
  [path, `${path}/$id`]
    .filter((each) => !isScreen(each))
    .map((each) =>
      createRoute({
        getParentRoute: () => signedIn,
        path: each,
        component: redirectToRecord(hrefOf),
      }),
    ),
)

const tree = root.addChildren([
  ...routes
    .filter(({ may }) => may === null)
    .map(({ path, component }) => createRoute({ getParentRoute: () => root, path, component })),
  signedIn.addChildren([
    home,
    ...moved,
    framed.addChildren(
      inside
        .filter(({ path }) => isFramed(path))
        .map(({ path, may, component }) =>
          createRoute({
            getParentRoute: () => framed,
            path,
            component: onlyFor(may, component),
          }),
        ),
    ),
    ...inside
      .filter(({ path }) => !isFramed(path))
      .map(({ path, may, component }) =>
        createRoute({
          getParentRoute: () => signedIn,
          path,
          component: onlyFor(may, component),
        }),
      ),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: Broken,
  scrollRestoration: true,
})
