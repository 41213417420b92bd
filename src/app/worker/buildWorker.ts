// Builds the service worker (worker.ts) into /worker.js, with the files that it keeps.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

/** Modules that open without a connection, with all that they import; the start of the application comes first. */
const opensAlone =
  /\/src\/(app\/bundles\/|records\/orders\/(pocket|sign|messages)\/|kit\/outbox\/|kit\/ui\/confirm\/|base\/session\/sign-in\/|app\/shell\/)/
/** Large, and of no use without a connection. */
const neverKept = /maplibre|outline|ColumnChart/
const isCode = /\.(js|css|woff2)$/
/** Fonts of other scripts than ours are loaded when a text needs them. */
const fonts = /\/?(latin|greek|cyrillic)-[\w-]+\.woff2$/

const source = new URL('./worker.ts', import.meta.url).pathname

export const buildWorker: Plugin = {
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
      readFileSync(source, 'utf8').replace('= __FILES__', () => `= ${JSON.stringify(files)}`),
      source,
    )
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: code })
  },
}
