import { receiveForm } from '#kit/files/receiveFiles.ts'
import { sendFile } from '#kit/files/sendFile.ts'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { badInput } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { addAnswer, checkAnswersAgain, readAnswerFile } from './answers.store.ts'
import { answerMegabytes, answerPart, orderAnswersApi } from './answers.contract.ts'

/** A mail may be large, and DNS slow. */
const mails = new Gate({ atOnce: 2, waitingEach: 3, waiting: 20 })

export function orderAnswerRoutes(backend: Backend): void {
  const { http, db, files, jobs } = backend
  jobs.define('checkAnswers', () => checkAnswersAgain(backend), { oneWaiting: true })
  jobs.schedule('checkAnswers', '*/10 * * * *')
  serve(http, orderAnswersApi, {
    addOrderAnswer: ({ params: { id }, actor, request, reply }) =>
      receiveForm(
        request,
        [answerPart],
        ({ files: [file, ...more] }) => {
          if (!file || more.length > 0) throw badInput({ [answerPart]: ['problem.required'] })
          const { path } = file
          return runInTurn(request, reply, mails, () => addAnswer(backend, { id, path }, actor))
        },
        answerMegabytes * 2 ** 20,
      ),
    orderAnswer: async ({ params, actor, request, reply }) =>
      void (await sendFile(request, reply, files, await readAnswerFile(db, params, actor))),
  })
}
