// The hosts that a map style loads from: its own, and those of its tiles, glyphs and sprites.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { fetchService } from '#kit/http/outside/fetchWhole.ts'
import type { MapSource } from './settings/mapSource.ts'

type Sprite = string | { url: string }[]
type Style = {
  sources?: Record<string, { url?: string; tiles?: string[]; data?: unknown }>
  glyphs?: string
  sprite?: Sprite
}

const minute = 60_000
const limits = { patience: 10_000, bytes: 5_000_000, redirects: 3 }

/**
 * Returns a list that has the styles' own origins at once, and the others when a style has been read. A style that does not
 * answer does not delay the start, and is tried again every minute.
 */
export function mapOrigins(source: MapSource | null, log: Pick<FastifyBaseLogger, 'warn'>) {
  const origins: string[] = [...(source?.origins ?? [])]
  if (!source || source.origins) return origins
  const add = (more: readonly string[]) =>
    origins.push(...more.filter((origin) => !origins.includes(origin)))
  for (const styleUrl of new Set([source.light, source.dark])) {
    add([new URL(styleUrl).origin])
    void keepTrying(async () => void add(await originsOfStyle(styleUrl)), styleUrl, log)
  }
  return origins
}

async function keepTrying(
  read: () => Promise<void>,
  styleUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  for (let tries = 0; ; tries++) {
    try {
      return await read()
    } catch (error) {
      const { origin, pathname } = new URL(styleUrl)
      if (tries === 0)
        log.warn({ err: error }, `the map style at ${origin}${pathname} is not there`)
    }
    await sleep(minute, undefined, { ref: false })
  }
}

/** Rejects if the style or the description of one of its sources cannot be read. */
export async function originsOfStyle(styleUrl: string): Promise<string[]> {
  const { sources = {}, glyphs, sprite } = await readJson<Style>(styleUrl)
  const named = [styleUrl, glyphs, ...spritesIn(sprite)]
  for (const { url, tiles, data } of Object.values(sources)) {
    named.push(url, ...(tiles ?? []), typeof data === 'string' ? data : undefined)
    if (url !== undefined) named.push(...(await tilesOf(new URL(url, styleUrl).href)))
  }
  const origins = named.flatMap((address) => URL.parse(address ?? '', styleUrl)?.origin ?? [])
  return [...new Set(origins)].filter((origin) => origin !== 'null')
}

const spritesIn = (sprite: Sprite | undefined): string[] =>
  typeof sprite === 'string' ? [sprite] : (sprite ?? []).map(({ url }) => url)

async function tilesOf(url: string): Promise<string[]> {
  const { tiles = [] } = await readJson<{ tiles?: string[] }>(url)
  return tiles.map((tile) => new URL(tile, url).href)
}

async function readJson<T>(url: string): Promise<T> {
  const body = await fetchService(url, limits, { accept: 'application/json' })
  return JSON.parse(body.toString()) as T
}
