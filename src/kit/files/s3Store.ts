// Stores files in a bucket of Amazon S3 or a compatible service.
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable, Transform } from 'node:stream'
import { DamagedFile, checkStoredName } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'

const partSize = 8 * 1024 * 1024

/**
 * @param url `s3://bucket/prefix?endpoint=https://host&region=eu-south-1`; only the bucket is needed.
 * The access key and its secret come before the bucket (`s3://key:secret@bucket`), or from wherever the AWS SDK finds
 * them in the environment.
 */
export function s3Store(url: string): FileStore {
  const { client, bucket, prefix } = openBucket(new URL(url))
  const at = (name: string) => {
    checkStoredName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }
  return {
    async write(name, content, contentType) {
      let size = 0
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          done(null, chunk)
        },
      })
      content.on('error', (error) => counted.destroy(error))
      const upload = new Upload({
        client,
        params: { ...at(name), Body: content.pipe(counted), ContentType: contentType },
        partSize,
        queueSize: 2,
      })
      await upload.done()
      return size
    },
    async read(name, range, size) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body, ContentLength, ContentRange } = await client
        .send(new GetObjectCommand({ ...at(name), ...(Range && { Range }) }))
        .catch((error: unknown) => Promise.reject(asMissing(error) ?? error))
      if (!(Body instanceof Readable)) throw new Error(`${name} has no readable content`)
      // The whole size of a partial answer comes after the slash: bytes 0-9/1234.
      const storedSize = range ? Number(ContentRange?.split('/')[1]) : ContentLength
      if (size !== undefined && storedSize !== undefined && storedSize !== size) {
        Body.destroy()
        throw new DamagedFile(name, size, storedSize)
      }
      return Body
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}

function openBucket({ hostname, pathname, searchParams, username, password }: URL) {
  const endpoint = searchParams.get('endpoint')
  const client = new S3Client({
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    // Compatible services don't support the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(username && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  })
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  return { client, bucket: hostname, prefix: folder && `${folder}/` }
}

const asMissing = (error: unknown) =>
  error instanceof Error && error.name === 'NoSuchKey'
    ? Object.assign(new Error(error.message, { cause: error }), { code: 'ENOENT' })
    : undefined
