// Asks the process in which pictures are opened (picture.process.ts), and starts it when it is needed.
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** Pictures of more are refused. */
export const mostPixels = 60_000_000

type Measure = { kind: 'measure'; path: string }
type Shrink = { kind: 'shrink'; path: string; to: string; side: number; most: number }
export type PictureTask = { id: number } & (Measure | Shrink)
export type PictureAnswer = { id: number; pixels?: number; failure?: string }

/** The file is no picture, a broken one, or one that takes too much to open. */
export class UnreadablePicture extends Error {}

/** How many pixels a picture has, in all its pages; only its header is read. */
export const measurePicture = (path: string): Promise<number> => ask({ kind: 'measure', path })

/** Writes a WebP within side × side pixels to `to`: upright, without what the camera wrote into it. */
export const shrinkPicture = async (path: string, to: string, side: number): Promise<void> =>
  void (await ask({ kind: 'shrink', path, to, side, most: mostPixels }))

const patience = 120_000
const idle = 30_000

type Asked = { resolve: (pixels: number) => void; reject: (error: Error) => void }
type Running = { child: ChildProcess; asked: Map<number, Asked>; rest: NodeJS.Timeout | undefined }

let running: Running | undefined
let lastId = 0

function ask(what: Measure | Shrink): Promise<number> {
  const helper = (running ??= start())
  clearTimeout(helper.rest)
  const id = ++lastId
  return new Promise<number>((resolve, reject) => {
    // Whatever it is that takes so long: it ends with the process.
    const tooLong = setTimeout(() => helper.child.kill('SIGKILL'), patience).unref()
    const settle = () => {
      clearTimeout(tooLong)
      helper.asked.delete(id)
      if (helper.asked.size === 0) helper.rest = setTimeout(() => retire(helper), idle).unref()
    }
    helper.asked.set(id, {
      resolve: (pixels) => (settle(), resolve(pixels)),
      reject: (error) => (settle(), reject(error)),
    })
    helper.child.send({ id, ...what }, (error) => error && helper.asked.get(id)?.reject(error))
  })
}

function retire(helper: Running) {
  if (running === helper) running = undefined
  helper.child.kill()
}

function start(): Running {
  const child = fork(join(import.meta.dirname, 'picture.process.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What a large picture took is given back at once.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
  })
  const started: Running = { child, asked: new Map(), rest: undefined }
  child.on('message', ({ id, pixels, failure }: PictureAnswer) => {
    const one = started.asked.get(id)
    if (pixels === undefined) one?.reject(new UnreadablePicture(failure))
    else one?.resolve(pixels)
  })
  const ended = (reason: Error) => {
    if (running === started) running = undefined
    clearTimeout(started.rest)
    for (const one of started.asked.values()) one.reject(reason)
  }
  child.on('error', ended)
  child.on('exit', (code, signal) => {
    // With several under way nobody knows which one it was: they may be tried again.
    const Kind = signal && started.asked.size === 1 ? UnreadablePicture : Error
    ended(new Kind(`opening pictures ended with ${signal ?? code}`))
  })
  // It holds up no end of the server.
  child.unref()
  child.channel?.unref()
  return started
}
