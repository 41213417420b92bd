// A server with pictures for tests, like the old site of an agency.
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

type RespondToPhoto = (response: ServerResponse, request: IncomingMessage) => unknown

/** A different picture for each number. */
export const picture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 40 + number,
      height: 30,
      channels: 3,
      background: { r: number, g: 90, b: 20 },
    },
  })
    .png()
    .toBuffer()

/** Serves the seventh picture at `/7.png`, and custom responses at other paths. */
export async function photoServer() {
  const answers = new Map<string, RespondToPhoto>()
  const asked: string[] = []
  let open = 0
  let mostOpen = 0
  const server = createServer((request, response) => {
    const path = request.url!
    asked.push(path)
    mostOpen = Math.max(mostOpen, ++open)
    let isOpen = true
    const end = () => {
      if (isOpen) open--
      isOpen = false
    }
    // Before the client can send its next request.
    response.on('finish', end)
    response.on('close', end)
    const answer = answers.get(path)
    const number = /^\/(?:\w+\/)?(\d+)\.png$/.exec(path)?.[1]
    if (answer) answer(response, request)
    else if (number === undefined) response.writeHead(404).end()
    else void picture(Number(number)).then((content) => response.end(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    at: (path: string) => `http://${host}/${path}`,
    asked,
    mostOpen: () => mostOpen,
    answer: (path: string, answer: RespondToPhoto) => void answers.set(path, answer),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
