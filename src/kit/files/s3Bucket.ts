// Opens a bucket of Amazon S3 or a compatible service.
import { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Readable } from 'node:stream'

export type Bucket = {
  client: S3Client
  bucket: string
  /** Empty, or a folder with a slash at its end. */
  prefix: string
}

/**
 * @param url `s3://bucket/prefix?endpoint=https://host&region=eu-south-1`; only the bucket is needed.
 * The access key and its secret come before the bucket (`s3://key:secret@bucket`), or from wherever the AWS SDK finds
 * them in the environment.
 */
export function openBucket(url: string): Bucket {
  const { hostname, pathname, searchParams, username, password } = new URL(url)
  const endpoint = searchParams.get('endpoint')
  const client = new S3Client({
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    // Compatible services don't support the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these timeouts, a dead connection would block forever.
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(username && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  })
  const folder = pathname.replace(/^\/+|(?<!\/)\/+$/g, '')
  return { client, bucket: hostname, prefix: folder && `${folder}/` }
}

const partSize = 8 * 1024 * 1024

/** Stores the whole stream, or nothing. A stream that fails before it is read must not end the process: listen to it. */
export async function uploadWhole(
  { client, bucket, prefix }: Bucket,
  name: string,
  content: Readable,
  contentType: string,
): Promise<void> {
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: `${prefix}${name}`, Body: content, ContentType: contentType },
    partSize,
    queueSize: 2,
  })
  await upload.done()
}

/** The error as one of a missing file (code ENOENT), or undefined if it says something else. */
export const asMissing = (error: unknown) =>
  error instanceof Error && error.name === 'NoSuchKey'
    ? Object.assign(new Error(error.message, { cause: error }), { code: 'ENOENT' })
    : undefined
