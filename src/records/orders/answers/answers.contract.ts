// Mails in which a party answers the mail with the signed order.
import { byId, file, form, get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { order } from '../orders.contract.ts'

export const answerPart = 'files'
/** Of one mail. */
export const answerMegabytes = 25

export const orderAnswersApi = {
  /** Keeps the mail of the form part `files` as it is, with what its signatures prove. The same mail again changes nothing. */
  addOrderAnswer: post('/api/Order/answer/{id}', {
    may: staff,
    changes: ['order'],
    body: form,
    multipart: true,
    params: byId,
    answer: order,
  }),
  /** The mail as it came, by the number of its act. */
  orderAnswer: get('/api/Order/answer/{id}/{number}', {
    may: staff,
    shows: ['order', 'account', 'lead', 'object', 'viewing'],
    params: byId.extend({ number: byId.shape.id }),
    answer: file,
  }),
}
