// Measures the memory for showing pictures: node scripts/runScript.mjs bench/pictures.bench.ts
// Eight people at once request previews of eight pictures of the largest accepted size and the most expensive format, then of
// one that claims to be larger. Fails above 400 MB for either process.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { thumbnail } from '#kit/files/thumbnail.ts'

const most = 400
const folder = await mkdtemp(join(tmpdir(), 'estia-bench-'))
const store = await openFileStore(undefined, folder)

const solid = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } },
    limitInputPixels: false,
  })
const kinds = {
  'interlaced.png': () => solid(10_000, 6000).png({ progressive: true }),
  'deep.png': () => solid(10_000, 6000).toColourspace('rgb16').png({ progressive: true }),
  'progressive.jpg': () =>
    solid(10_000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'plain.jpg': () => solid(10_000, 6000).jpeg(),
  'moving.gif': () => solid(10_000, 6000).gif(),
  'claims.png': () => solid(16_000, 15_000).png({ progressive: true }),
}

const typeOf = (name: string) => `image/${name.split('.').at(-1)!.replace('jpg', 'jpeg')}`

async function mostMegabytes(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function childProcess(): Promise<string> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  return children.trim().split(' ')[0]!
}

/** Memory of this process, measured after the pictures were generated. */
let own = 0
const watch = setInterval(() => {
  own = Math.max(own, Math.round(process.memoryUsage.rss() / 1024 / 1024))
}, 20)

try {
  for (const [name, make] of Object.entries(kinds)) {
    const made = join(folder, name)
    await make().toFile(made)
    const content = await readFile(made)
    const files = Array.from({ length: 8 }, (_, at) => ({
      systemName: `${at}${at}${at}${at}-${name}`,
      contentType: typeOf(name),
    }))
    for (const file of files)
      await store.write(file.systemName, Readable.from([content]), file.contentType)
    own = 0
    const before = process.memoryUsage.rss() / 1024 / 1024
    const started = performance.now()
    const answers = await Promise.all(files.map((file) => thumbnail(store, file)))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const child = await mostMegabytes(await childProcess())
    const shown = answers.filter((answer) => answer !== undefined).length
    console.log(
      `${name}, ${Math.round(content.length / 1024)} kB: ${shown} of 8 shown in ${seconds} s, the server ${Math.round(own - before)} MB more, the pictures' process ${child} MB at most`,
    )
    if (own - before > most || child > most) process.exitCode = 1
  }
} finally {
  clearInterval(watch)
  await rm(folder, { recursive: true, force: true })
}
