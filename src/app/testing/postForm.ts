// Sends a multipart form as browsers do.
import type { LightMyRequestResponse } from 'fastify'
import type { Person, TestApp } from './testApp.ts'

type Files = Record<string, string | Buffer>
type FormOptions = { files?: Files; as?: Person | null; headers?: Record<string, string> }

/** Posts text fields, and files by name in the part `files`; as the administrator by default. */
export async function postForm(
  app: TestApp,
  url: string,
  texts: Record<string, string | number>,
  { files = {}, as = app.admin, headers }: FormOptions = {},
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
