import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

/** What the start page shows, and what is loaded beside it so that failures can be told of later. */
const onStart = [
  '/src/across/home/Home.tsx',
  '/src/records/object-keys/handover/OverdueKeys.tsx',
  '/src/kit/ui/confirm/ConfirmDialog.tsx',
]
const ofStart = new Set<string>()
/** What that takes of libraries which are one large module to whoever looks for what imports what. */
const partsOfStart =
  /node_modules\/(@mantine\/core\/.*\/(Paper|Title|Badge|SimpleGrid|List|Modal|ModalBase|ScrollArea|get-base-value)|react-remove-scroll|@tabler)/

/** Finds all of ours that `onStart` imports, before it is told which modules share a file. */
const findStart: Plugin = {
  name: 'find-start',
  buildEnd() {
    const add = (id: string): void => {
      if (ofStart.has(id) || id.includes('/node_modules/')) return
      ofStart.add(id)
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported)
    }
    for (const path of onStart) {
      const id = [...this.getModuleIds()].find((one) => one.endsWith(path))
      if (id === undefined) this.error(`There is no ${path}, which the start page is said to show`)
      add(id)
    }
  },
}

/** A module that many screens use; the large ones, such as the map, are for who needs them. */
const shared = { minShareCount: 8, maxModuleSize: 60_000 }

export default defineConfig({
  plugins: [react(), findStart],
  resolve: { alias: { zod: new URL('src/kit/http/browserSchemas.ts', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // What every visit loads comes in two pieces, which compress far better than a hundred do: the
    // libraries, which stay in the browser when the application changes, and the application. A third
    // is for the start page. What many other screens use comes in three more: a screen would else ask
    // for a hundred small files. Each only needs what stands above it, so that no two wait for each other.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 6 },
            { name: 'shell', tags: ['$initial'], test: /src\/(?!app\/main\.tsx)/, priority: 5 },
            { name: 'start', test: (id) => ofStart.has(id) || partsOfStart.test(id), priority: 4 },
            { name: 'parts', test: /node_modules/, ...shared, priority: 3 },
            { name: 'kit', test: /src\/kit\//, ...shared, priority: 2 },
            { name: 'shared', test: /src\/(?!app\/main\.tsx)/, ...shared, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/site': server, '/variant.json': server },
  },
})
