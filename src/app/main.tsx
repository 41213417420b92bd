// The application in the browser.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { refreshAfterCalls } from '#kit/http/queries.ts'
import '#kit/ui/look/styles.ts'
import { AgencyColourProvider } from './shell/AgencyColourProvider.tsx'
import { keepFocus } from './shell/keepFocus.ts'
import { keepOutbox } from './shell/keepOutbox.ts'
import { keepOpened } from './shell/keepOpened.ts'
import { keepScreen } from './shell/keepScreen.ts'
import { keepDraftsOf } from '#kit/form/draft/openVault.ts'
import { call } from '#kit/http/call.ts'
import { followRole } from '#base/session/person/renewSession.ts'
import { session, sessionStore } from '#base/session/person/session.ts'
import { sessionApi } from '#base/session/session.contract.ts'
import { variantQuery } from '#base/session/person/useVariant.ts'
import { RecordInput } from './shell/RecordInput.tsx'
import { RecordName } from './shell/RecordName.tsx'
import { showFailures } from './shell/showFailures.ts'
import { cannotStart } from './shell/cannotStart.ts'
import { startTexts } from './shell/startTexts.ts'
import { router } from './routes.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    // Only retry lost connections: a refusal stays a refusal.
    // Without a network, queries fail like any other call and show it; they are retried when it is back.
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

keepDraftsOf({
  who: () => session.current()?.username ?? null,
  askForKey: async () => (await call(sessionApi.draftKey, {}, { quiet: true })).key,
})
keepOutbox()
refreshAfterCalls(queryClient)
const texts = startTexts()
// Load the first screen together with the texts.
void router.load()
const variant = queryClient.prefetchQuery(variantQuery)
await texts.catch(cannotStart)
await variant
showFailures(router)
keepScreen(router)
keepOpened(router)
keepFocus()
followRole()
// The person who signs in may have other choices than the one before.
sessionStore.subscribe(followRole)
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={queryClient}>
    <AgencyColourProvider renderRef={RecordInput} renderRefName={RecordName}>
      <RouterProvider router={router} />
    </AgencyColourProvider>
  </QueryClientProvider>,
)
