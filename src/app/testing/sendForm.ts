// Sends a form with files as a browser does.
import type { Person, TestApp } from './testApp.ts'

type Form = { fields?: Record<string, string>; files?: { name?: string; file: Buffer }[] }

export async function sendForm(
  app: TestApp,
  url: string,
  { fields = {}, files = [] }: Form,
  as: Person | null = app.admin,
) {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const { name = 'file', file } of files)
    form.append(name, new Blob([new Uint8Array(file)]), 'Localization.xlsx')
  const request = new Request('http://x/', { method: 'POST', body: form })
  return app.call('POST', url, {
    as,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
}
