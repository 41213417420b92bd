import type { FastifyReply, FastifyRequest } from 'fastify'
import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import { approvalApi } from './approval.contract.ts'
import { answerExpense, closeApproval } from './answerExpense.store.ts'
import { decide, viewExpense } from './approveExpense.store.ts'
import type { Decision, Visit } from './approveExpense.store.ts'
import { approvalState, revokeApprovalLink, sendForApproval } from './sendForApproval.store.ts'

// Mail programs prefetch links.
const isAhead = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' ||
  /prefetch|preview|prerender/i.test(
    `${headers['sec-purpose']} ${headers['purpose']} ${headers['x-purpose']} ${headers['x-moz']}`,
  )

/** The visit through a link. The referrer policy hides the link from pages opened next. */
export function visitOf(token: string, request: FastifyRequest, reply: FastifyReply): Visit {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  return {
    token: token.replaceAll('\u0000', ''),
    language: request.language,
    address: request.ip,
    by: isAhead(request) ? null : staff.allows(request.actor) ? 'staff' : 'client',
  }
}

type LinkCall = { params: { id: string }; request: FastifyRequest; reply: FastifyReply }

export function approvalRoutes(backend: Backend): void {
  const decideBy = ({ params, request, reply }: LinkCall, decision: Decision) =>
    decide(backend, visitOf(params.id, request, reply), decision)
  /** Also mails the agents. */
  const decideAndMail = async (call: LinkCall, decision: Decision) => {
    const shown = await decideBy(call, decision)
    sendMailSoon(backend)
    return shown
  }
  serve(backend.http, approvalApi, {
    viewExpense: ({ params, request, reply }) =>
      viewExpense(backend, visitOf(params.id, request, reply)),
    approveExpense: (call) => decideBy(call, { action: 'approve', version: call.body.version }),
    revertApprovalExpense: (call) =>
      decideBy(call, { action: 'revert', version: call.body.version }),
    declineExpense: (call) =>
      decideAndMail(call, {
        action: 'decline',
        text: call.body.reason,
        version: call.body.version,
      }),
    askAboutExpense: (call) => decideAndMail(call, { action: 'ask', text: call.body.question }),
    answerExpense: async ({ params, body, actor }) => {
      const answered = await answerExpense(backend, { id: params.id, ...body }, actor)
      sendMailSoon(backend)
      return answered
    },
    closeApproval: ({ params, body, actor }) =>
      closeApproval(backend, { id: params.id, ...body }, actor),
    approvalState: ({ params, language }) => approvalState(backend, params.id, language),
    sendForApproval: async ({ params, body, actor }) => {
      const sent = await sendForApproval(backend, { id: params.id, email: body.email }, actor)
      sendMailSoon(backend)
      return sent
    },
    revokeApprovalLink: ({ params, actor }) => revokeApprovalLink(backend, params.id, actor),
  })
}
