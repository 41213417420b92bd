import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { rulesApi } from './rules.contract.ts'
import { addRule, deleteRule, listRules, restoreRule, saveRule } from './rules.store.ts'
import { rulesChanged } from './rulesChanged.ts'

export function ruleRoutes(backend: Backend): void {
  const { http, db } = backend
  const noting = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change
    rulesChanged(backend)
    return answer
  }
  serve(http, rulesApi, {
    listRules: () => listRules(db),
    addRule: ({ body, actor }) => noting(addRule(db, body, actor)),
    saveRule: ({ body, actor }) => noting(saveRule(db, body, actor)),
    deleteRule: ({ params, actor }) => noting(deleteRule(db, params.id, actor)),
    restoreRule: ({ params, actor }) => noting(restoreRule(db, params.id, actor)),
  })
}
