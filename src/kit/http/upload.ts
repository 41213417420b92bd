// Posts a form to an endpoint with XMLHttpRequest, because fetch reports no upload progress.
import { CallFailed, NoConnection, sessionRenewed, signature, signedNow } from './call.ts'
import type { AnswerOf, Endpoint } from './endpoint.ts'
import type { ProblemBody } from './problem.ts'

type UploadOptions = {
  /** Gets the share sent, from 0 to 1; 1 comes before the server has answered. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Rejects with CallFailed, NoConnection, or an AbortError when `signal` aborts. The caller shows failures; only the end
 * of the session goes to the listener of `call`.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: UploadOptions,
): Promise<AnswerOf<E>> {
  const signedWith = signedNow()
  try {
    return await send(endpoint, form, options)
  } catch (failure) {
    const ended = failure instanceof CallFailed && failure.status === 401
    if (!ended || !(await sessionRenewed(signedWith))) throw failure
    return upload(endpoint, form, options)
  }
}

function send<E extends Endpoint>(
  { method, path }: E,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted())
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.withCredentials = true
    for (const [name, value] of Object.entries(signature())) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new NoConnection('No connection')))
    request.addEventListener('abort', () => reject(aborted()))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        return resolve(JSON.parse(request.responseText) as AnswerOf<E>)
      reject(new CallFailed(request.status, problemOf(request)))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const aborted = () => new DOMException('The upload was cancelled', 'AbortError')

function problemOf({ status, statusText, responseText }: XMLHttpRequest): ProblemBody {
  try {
    return JSON.parse(responseText) as ProblemBody
  } catch {
    return { title: statusText, status, detail: statusText }
  }
}
