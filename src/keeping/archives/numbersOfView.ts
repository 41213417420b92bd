// The ids of a view's records, read through the list's own endpoint, with its access rules, filters and order.
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { parse } from '#kit/http/parse.ts'
import { accessDenied, badInput } from '#kit/http/problem.ts'
import type { Answering } from '#kit/http/serve.ts'
import { declaredList } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { mostOfView } from './archives.contract.ts'

type AskedView = {
  list: ListName
  input: Record<string, unknown>
  ids?: number[] | undefined
}

export async function numbersOfView(
  { list, input, ids }: AskedView,
  actor: Actor,
  answering: Answering,
): Promise<number[]> {
  const { endpoint, kind } = declaredList(list)
  if (!kind) throw badInput({ list: ['problem.invalid'] })
  if (!endpoint.may.allows(actor)) throw accessDenied()
  const { perPage: _, currentPage: _page, beside: _beside, numbers: _numbers, ...filters } = input
  const schema = endpoint.method === 'GET' ? endpoint.query : endpoint.body
  const filter = { ...(parse(schema, filters) as object), ...(ids && { among: ids }) }
  const sent = endpoint.method === 'GET' ? { query: filter } : { body: filter }
  const { items } = (await answering(endpoint, sent)) as Page<{ id: number }>
  const found: number[] = []
  for await (const { id } of items) {
    if (found.length >= mostOfView)
      throw badInput({ list: [['archive.tooManyRecords', { max: mostOfView }]] })
    found.push(id)
  }
  return found
}
