import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

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

/** Modules that open without a connection, with all that they import; the start of the application comes first. */
const opensAlone =
  /\/src\/(app\/bundles\/|records\/orders\/(pocket|sign|messages)\/|kit\/outbox\/|kit\/form\/inputs\/dateInputs|kit\/ui\/confirm\/|base\/session\/sign-in\/|app\/shell\/)/
/** Large, and of no use without a connection. */
const neverKept = /maplibre|outline|ColumnChart/
const isCode = /\.(js|css|woff2)$/
/** Fonts of other scripts than ours are loaded when a text needs them. */
const fonts = /\/?(latin|greek|cyrillic)-[\w-]+\.woff2$/

const worker = new URL('src/app/worker/worker.ts', import.meta.url).pathname

/** Builds the service worker into /worker.js, with the files that it keeps. */
const buildWorker: Plugin = {
  name: 'build-worker',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const first = new Set<string>()
    const add = (file: string): void => {
      const chunk = bundle[file]
      if (first.has(file) || chunk?.type !== 'chunk') return
      first.add(file)
      for (const css of chunk.viteMetadata?.importedCss ?? []) first.add(css)
      chunk.imports.forEach(add)
    }
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'asset') {
        if (fonts.test(file)) first.add(file)
      } else if (chunk.isEntry || opensAlone.test(chunk.facadeModuleId ?? '')) add(file)
    }
    const all = Object.keys(bundle)
      .filter((file) => isCode.test(file))
      .toSorted()
    const rest = all.filter((file) => !first.has(file) && !neverKept.test(file))
    const address = (file: string) => `/${file}`
    const files = {
      release: createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12),
      first: [...first].toSorted().map(address),
      rest: rest.map(address),
    }
    const { code } = await transformWithOxc(
      readFileSync(worker, 'utf8').replace('= __FILES__', () => `= ${JSON.stringify(files)}`),
      worker,
    )
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: code })
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
