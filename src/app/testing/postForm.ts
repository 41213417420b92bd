// A multipart form, as browsers send it.
import type { LightMyRequestResponse } from 'fastify'
import type { Person, TestApp } from './testApp.ts'

type Files = Record<string, string | Buffer>
type Options = { files?: Files; as?: Person | null; headers?: Record<string, string> }

/** Posts texts, and files by their names in the part `files`; as the administrator unless told otherwise. */
export async function postForm(
  app: TestApp,
  url: string,
  texts: Record<string, string | number>,
  { files = {}, as = app.admin, headers }: Options = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, String(text))
  for (const [name, content] of Object.entries(files))
    form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const request = new Request('http://estia.test', { method: 'POST', body: form })
  return app.call('POST', url, {
    as,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
  })
}
