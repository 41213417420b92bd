// Helpers for tests of orders: an agency and a text that are ready, drafts, and signatures.
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import type { Signature } from '../orderContent.contract.ts'
import type { Order } from '../orders.contract.ts'

/** A line through the field. */
export const drawn: Signature = {
  width: 400,
  height: 150,
  strokes: [
    Array.from({ length: 20 }, (_, at): [number, number, number] => [
      20 + at * 15,
      70 + (at % 5) * 9,
      at * 16,
    ]),
  ],
}

export function orderingIn(app: TestApp) {
  const post = (path: string, payload: object = {}, as: Person | null = app.admin) =>
    app.call('POST', path, { payload, as })
  const orders = {
    post,
    edit: async (id: number): Promise<Order> =>
      (await app.call('GET', `/api/Order/edit/${id}`)).json(),
    /** The details that an order needs, and an approved text for each side. */
    async prepare() {
      await post('/api/Agency/update', {
        name: 'Estia Homes',
        nameEl: 'Εστία Ακίνητα',
        taxNumber: '094014201',
        gemiNumber: '123456789000',
      })
      const text = {
        titleEn: 'Viewing order',
        textEn: 'The client asks {agency} to show {properties} for a fee of {fee}.',
        titleEl: 'Εντολή υπόδειξης',
        textEl:
          'Ο εντολέας αναθέτει στο γραφείο {agency} την υπόδειξη {properties} με αμοιβή {fee}.',
        titleRu: 'Поручение на показ',
        textRu: 'Клиент поручает {agency} показать {properties} за вознаграждение {fee}.',
      }
      const ids: Record<string, number> = {}
      for (const side of ['viewing', 'mandate']) {
        const added = (await post('/api/OrderTemplate/add', { name: side, side, ...text })).json()
        await post(`/api/OrderTemplate/approve/${added.id}`, { sum: added.sum })
        ids[side] = added.id
      }
      return ids as { viewing: number; mandate: number }
    },
    addPerson: async (lastName: string, more: object = {}): Promise<number> =>
      (
        await post('/api/account/add', {
          firstName: 'Maria',
          lastName,
          taxNumber: '123456783',
          email: `${lastName.toLowerCase()}@example.com`,
          ...more,
        })
      ).json().id,
    addObject: async (): Promise<number> =>
      (await app.call('GET', '/api/object/add')).json().object.id,
    async draft(more: object = {}): Promise<Order> {
      const parties = [{ accountId: await orders.addPerson('Papadaki') }]
      const objects = [{ objectId: await orders.addObject() }]
      return (
        await post('/api/Order/update', {
          side: 'viewing',
          service: 'indication',
          purpose: 'sale',
          language: 'el',
          secondLanguage: 'en',
          feePercent: 2,
          isFeePlusVat: true,
          validFrom: agencyDay(),
          validUntil: agencyDay(90),
          isOffPremises: true,
          beginNow: true,
          parties,
          objects,
          ...more,
        })
      ).json()
    },
    /** The text to read, as a PDF. */
    pdf: async (id: number): Promise<Buffer> =>
      (await app.call('GET', `/api/Order/paper/${id}`)).rawPayload,
    issue: ({ id, version }: Pick<Order, 'id' | 'version'>, as?: Person) =>
      post(`/api/Order/issue/${id}`, { version }, as),
    async issued(more: object = {}): Promise<Order & { id: number }> {
      return (await orders.issue(await orders.draft(more))).json()
    },
    signing: { ticks: ['read', 'beginNow'], signature: drawn, language: 'el' as const },
    sign: ({ id, parties }: Pick<Order, 'id' | 'parties'>, more: object = {}, at = 0) =>
      post(`/api/Order/sign/${id}`, { ...orders.signing, partyId: parties[at]!.id, ...more }),
    async signed(more: object = {}): Promise<Order & { id: number }> {
      return (await orders.sign(await orders.issued(more))).json()
    },
  }
  return orders
}
