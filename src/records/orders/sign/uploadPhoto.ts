import { filesApi } from '#base/files/files.contract.ts'
import { CallFailed } from '#kit/http/call.ts'
import { upload } from '#kit/http/upload.ts'
import { isFinal } from '#kit/ui/fileFailure.ts'

/** Sends the photo of a document ahead; returns the name under which the signature names it. A refusal is about the field. */
export async function uploadPhoto(photo: Blob): Promise<string> {
  const form = new FormData()
  form.append('files', photo, 'document.jpg')
  const options = { onProgress: () => {}, signal: new AbortController().signal }
  const [stored] = await upload(filesApi.addFiles, form, options).catch((failure: unknown) => {
    if (!(failure instanceof CallFailed) || !isFinal(failure)) throw failure
    const { status, problem } = failure
    throw new CallFailed(status, { ...problem, errors: { photo: [problem.detail] } })
  })
  return stored!.systemName
}
