import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { buildWorker } from './src/app/worker/buildWorker.ts'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

/** Modules of the start page, and those loaded with it so that failures can be shown later. */
const onStart = ['/src/daily/home/Home.tsx', '/src/kit/ui/confirm/ConfirmDialog.tsx']
const ofStart = new Set<string>()
/** The parts of libraries that the start page uses; to the bundler these libraries are one large module. */
const partsOfStart = /node_modules\/@mantine\/core\/.*\/(Paper|Title)/
/** The icons that the start page shows, by their names in its imports. */
const iconsOfStart = new Set<string>()
const iconOf = (id: string) => /@tabler\/icons-react\/.*\/(Icon\w+)\.m?js/.exec(id)?.[1]
const isOfStart = (id: string) =>
  ofStart.has(id) || partsOfStart.test(id) || iconsOfStart.has(iconOf(id) ?? '')

/** Finds our own modules that `onStart` imports, before chunks are assigned. */
const findStart: Plugin = {
  name: 'find-start',
  buildEnd() {
    const add = (id: string): void => {
      if (ofStart.has(id) || id.includes('/node_modules/')) return
      ofStart.add(id)
      const module = this.getModuleInfo(id)
      for (const [icon] of module?.code?.matchAll(/\bIcon[A-Z]\w+/g) ?? []) iconsOfStart.add(icon)
      for (const imported of module?.importedIds ?? []) add(imported)
    }
    for (const path of onStart) {
      const id = [...this.getModuleIds()].find((one) => one.endsWith(path))
      if (id === undefined) this.error(`There is no ${path}, which the start page is said to show`)
      add(id)
    }
  },
}

/** Whether many screens use a module, except large ones such as the map. */
const shared = { minShareCount: 8, maxModuleSize: 60_000 }

export default defineConfig({
  plugins: [react(), findStart, buildWorker],
  resolve: { alias: { zod: new URL('src/kit/http/browserSchemas.ts', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // Every visit loads two chunks, which compress far better than a hundred: the libraries, which stay cached when the
    // application changes, and the application. A third is for the start page. Icons and modules shared by many screens form
    // four more, because a screen would otherwise load a hundred small files. Each chunk only imports those above it.
    rolldownOptions: {
      // Reads only the used ones of six thousand icons.
      experimental: { lazyBarrel: true },
      output: {
        // Every file has its hash in the list of files that the first visit loads: shorter ones save some hundred bytes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 6 },
            { name: 'shell', tags: ['$initial'], test: /src\/(?!app\/main\.tsx)/, priority: 5 },
            { name: 'start', test: isOfStart, priority: 4 },
            { name: 'icons', test: /@tabler/, priority: 3 },
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
