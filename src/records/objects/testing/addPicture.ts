type Uploader = {
  call(
    method: 'POST',
    url: string,
    options: { payload: Buffer; headers: Record<string, string> },
  ): Promise<{ json(): { systemName: string }[] }>
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a file, by default a picture. Returns its system name. */
export async function addPicture(
  app: Uploader,
  content: Buffer = pixel,
  name = 'photo.png',
): Promise<string> {
  const boundary = 'boundary1821'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const [file] = (await app.call('POST', '/api/files', { payload, headers })).json()
  return file!.systemName
}
