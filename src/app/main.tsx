// The application in the browser.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '#kit/ui/styles.ts'
import { UiProvider } from '#kit/ui/UiProvider.tsx'
import { showFailures } from './showFailures.ts'
import { startTexts } from './startTexts.ts'
import { router } from './routes.tsx'

const queryClient = new QueryClient({
  defaultOptions: {
    // A refusal stays a refusal; only a lost connection is worth another try.
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

const texts = startTexts()
// The first screen is fetched together with the texts.
void router.load()
await texts
showFailures(router)
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={queryClient}>
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  </QueryClientProvider>,
)
