// A newer release of the browser part: another build, served by a proxy in front of an agency, without any file of the one before.
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mark = 'isNewerRelease'

/** Whether the open page is of the newer release. */
export const isNewer = (page: Page): Promise<boolean> =>
  page.evaluate((name) => name in globalThis, mark)

export async function withReleases(agency: string) {
  let newer: string | undefined
  const server = createServer((request, response) => {
    const path = new URL(request.url!, agency).pathname
    const file = newer && fileFor(request, path)
    if (file === undefined || newer === undefined) return forward(agency, request, response)
    const found = join(newer, file)
    if (!existsSync(found)) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    })
    response.end(readFileSync(found))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on only the newer release is served. */
    async renew() {
      newer = await buildNewer()
    },
    close() {
      server.closeAllConnections()
      server.close()
      if (newer) rmSync(newer, { recursive: true, force: true })
    },
  }
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The file that answers; undefined where the agency does. */
function fileFor(request: IncomingMessage, path: string): string | undefined {
  if (request.method !== 'GET') return undefined
  if (path.startsWith('/assets/') || path === '/worker.js') return path
  const isPage = path === '/' || request.headers.accept?.includes('text/html')
  return isPage && !/^\/(api|site|healthz)(\/|$)/.test(path) ? 'index.html' : undefined
}

function forward(agency: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request
  const onward = ask(new URL(url!, agency), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** The same sources with one more line in a file that all screens use, which gives nearly all files another name. */
async function buildNewer(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'newer-release-'))
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'newer',
        transform: (code, id) =>
          id.endsWith('/src/app/main.tsx') || id.endsWith('/src/kit/clock.ts')
            ? `${code}\nglobalThis.${mark} = true\n`
            : undefined,
      },
    ],
  })
  return outDir
}
